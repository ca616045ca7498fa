/** The daily challenge: what other parts of the page may use. */

export { default as DailyTile } from './DailyTile.svelte';
