/** Start page, new tables, joining and waiting: the pages, each loaded when somebody opens one of them. */

export { default as Join } from './Join.svelte';
export { default as NewTable } from './NewTable.svelte';
