/** Lessons, exercises and the coach: the pages, each loaded when somebody opens one of them. */

export { default as Learn } from './Learn.svelte';
