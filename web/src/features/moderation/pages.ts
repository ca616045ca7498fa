/** Reports, measures and notices to people: the pages, each loaded when somebody opens one of them. */

export { default as Moderation } from './Moderation.svelte';
