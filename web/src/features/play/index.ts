/** A table during a game: what other parts of the page may use. */

export { default as Table } from './Table.svelte';
