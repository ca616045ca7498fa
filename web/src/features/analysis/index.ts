/** Analysis of games, try-outs, chances: what other parts of the page may use. */

export { default as Analysis } from './Analysis.svelte';
export { default as ChanceBar } from './ChanceBar.svelte';
export { default as PublicChances } from './PublicChances.svelte';
export { default as TryOut } from './TryOut.svelte';
export { analysisApi } from './api';
export { momentAt } from './chances';
