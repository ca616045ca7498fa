/** Accounts, profiles and relations between people: the pages, each loaded when somebody opens one of them. */

export { default as Account } from './Account.svelte';
export { default as Profile } from './Profile.svelte';
export { default as Recover } from './Recover.svelte';
