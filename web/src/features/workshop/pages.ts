/** Correcting components and sharing packs of corrections: the pages, each loaded when somebody opens one of them. */

export { default as Workshop } from './Workshop.svelte';
