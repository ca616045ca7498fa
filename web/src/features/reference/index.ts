/** Rules, guides, player aids and icons: what other parts of the page may use. */

export { default as IconDialog } from './IconDialog.svelte';
