/** Analysis of games, try-outs, chances: what other parts of the page may use. */

export { default as ChanceBar } from './ChanceBar.svelte';
export { default as PublicChances } from './PublicChances.svelte';
export { analysisApi } from './api';
export { momentAt } from './chances';
