/** Leaderboard and rating charts: the pages, each loaded when somebody opens one of them. */

export { default as Leaderboard } from './Leaderboard.svelte';
