/** Leaderboard and rating charts: what other parts of the page may use. */

export { default as RatingCurve } from './RatingCurve.svelte';
export { default as ResultTable } from './ResultTable.svelte';
