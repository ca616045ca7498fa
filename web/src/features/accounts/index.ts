/** Accounts, profiles and relations between people: what other parts of the page may use. */

export { default as PeopleAtTable } from './PeopleAtTable.svelte';
