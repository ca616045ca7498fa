/** Reports, measures and notices to people: what other parts of the page may use. */

export { default as Notices } from './Notices.svelte';
