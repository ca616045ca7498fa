/** Contact preferences and push messages: what other parts of the page may use. */

export { default as MailLink } from './MailLink.svelte';
export { default as Notifications } from './Notifications.svelte';
export { pushDevice, registerWorker } from './push';
