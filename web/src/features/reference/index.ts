/** Rules, guides, player aids and icons: what other parts of the page may use. */

export { default as Guide } from './Guide.svelte';
export { default as IconDialog } from './IconDialog.svelte';
export { default as PlayerAid } from './PlayerAid.svelte';
export { default as Reference } from './Reference.svelte';
