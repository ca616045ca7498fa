/** Legal pages of the host: the pages, each loaded when somebody opens one of them. */

export { default as LegalPage } from './LegalPage.svelte';
