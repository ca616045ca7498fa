/** Correcting components and sharing packs of corrections: what other parts of the page may use. */

export { default as Workshop } from './Workshop.svelte';
