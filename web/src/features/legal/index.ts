/** Legal pages of the host: what other parts of the page may use. */

export { default as LegalLinks } from './LegalLinks.svelte';
