/** Contact preferences and push messages: the pages, each loaded when somebody opens one of them. */

export { default as MailLink } from './MailLink.svelte';
export { default as Notifications } from './Notifications.svelte';
