/** Tournaments: what other parts of the page may use. */

export { default as Tournament } from './Tournament.svelte';
export { default as Tournaments } from './Tournaments.svelte';
