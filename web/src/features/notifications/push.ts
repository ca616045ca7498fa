/** The service worker, and messages that it is pushed while the page is closed. */

import { notificationsApi } from './api';
import { root, to } from '../../core/routing/basePath';
import type { Calls } from '../../core/api/schema';

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Only pages of a secure origin may have one; without it everything works as before. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  void navigator.serviceWorker.register(to('/sw.js'), { scope: root }).catch(() => undefined);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** This browser, as somebody that can be called. */
export const device = {
  get possible(): boolean {
    return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  },

  get refused(): boolean {
    return this.possible && Notification.permission === 'denied';
  },

  async subscription(): Promise<PushSubscription | null> {
    const worker = this.possible ? await navigator.serviceWorker.getRegistration(root) : undefined;
    return (await worker?.pushManager.getSubscription()) ?? null;
  },

  /** The browser asks the person first. Fails if one of the two says no. */
  async call(): Promise<Calls> {
    const { push_key } = await notificationsApi.contactPreferences();
    if (!(await navigator.serviceWorker.getRegistration(root))) throw new Error('no service worker');
    const worker = await navigator.serviceWorker.ready;
    const given = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(push_key) });
    const { endpoint = '', keys = {} } = given.toJSON();
    return notificationsApi.addDevice({
      endpoint,
      public_key: keys['p256dh'] ?? '',
      auth: keys['auth'] ?? '',
      zone: zone(),
    });
  },

  /** Says how things are then, if the browser was called before. */
  async forget(): Promise<Calls | null> {
    const given = await this.subscription();
    if (!given) return null;
    const calls = await notificationsApi.removeDevice(given.endpoint);
    await given.unsubscribe();
    return calls;
  },
};
