/** Tournaments: the pages, each loaded when somebody opens one of them. */

export { default as Tournament } from './Tournament.svelte';
export { default as Tournaments } from './Tournaments.svelte';
