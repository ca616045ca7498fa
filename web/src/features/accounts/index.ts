/** Accounts, profiles and relations between people: what other parts of the page may use. */

export { default as Account } from './Account.svelte';
export { default as PeopleAtTable } from './PeopleAtTable.svelte';
export { default as Profile } from './Profile.svelte';
export { default as Recover } from './Recover.svelte';
