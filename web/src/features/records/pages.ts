/** Replays, results and imported records: the pages, each loaded when somebody opens one of them. */

export { default as Import } from './Import.svelte';
export { default as Replay } from './Replay.svelte';
export { default as Result } from './Result.svelte';
