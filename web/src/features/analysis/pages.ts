/** Analysis of games, try-outs, chances: the pages, each loaded when somebody opens one of them. */

export { default as Analysis } from './Analysis.svelte';
export { default as TryOut } from './TryOut.svelte';
