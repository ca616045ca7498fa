/** The daily challenge: the pages, each loaded when somebody opens one of them. */

export { default as Daily } from './Daily.svelte';
