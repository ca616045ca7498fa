/** Replays, results and imported records: what other parts of the page may use. */

export { default as Import } from './Import.svelte';
export { default as Replay } from './Replay.svelte';
export { default as Result } from './Result.svelte';
