/** Rules, guides, player aids and icons: the pages, each loaded when somebody opens one of them. */

export { default as Guide } from './Guide.svelte';
export { default as PlayerAid } from './PlayerAid.svelte';
export { default as Reference } from './Reference.svelte';
