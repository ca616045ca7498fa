/** Calls for attention: page title, favicon, app badge and browser notification. */

import { to } from '../routing/basePath';

const PLAIN = to('/favicon.svg');
const CALLING =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#b4452f"/>' +
      '<circle cx="16" cy="16" r="9" fill="#fffdf8"/><circle cx="24" cy="8" r="8" fill="#0072b2" stroke="#fff" stroke-width="2"/></svg>',
  );

export function setTitle(words: string, calling: boolean): void {
  document.title = `${calling ? '● ' : ''}${words}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const address = calling ? CALLING : PLAIN;
  if (icon && icon.getAttribute('href') !== address) icon.href = address;
}

/** The number on the icon of the app, where it is installed. */
export function setBadge(waiting: number): void {
  if (!('setAppBadge' in navigator)) return;
  // A refusal is harmless.
  void (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => undefined);
}

export const canNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';
export const mayAskToNotify = (): boolean => 'Notification' in window && Notification.permission === 'default';
export const askToNotify = (): Promise<NotificationPermission> => Notification.requestPermission();

/** Shows a browser notification while the page is hidden. */
export function notify(title: string, body: string, table: string): void {
  if (!document.hidden || !canNotify()) return;
  try {
    const message = new Notification(title, { body, tag: `table-${table}` });
    message.onclick = () => {
      focus();
      message.close();
    };
  } catch {
    // Some phones allow notifications from service workers only; title and icon still change.
  }
}
