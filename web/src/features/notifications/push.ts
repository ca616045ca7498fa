/** The service worker and its push messages. */

import { notificationsApi } from './api';
import { root, to } from '../../core/routing/basePath';
import type { ContactSettings } from '../../core/api/schema';

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Registers the service worker; needs a secure origin and is optional. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  void navigator.serviceWorker.register(to('/sw.js'), { scope: root }).catch(() => undefined);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Push subscription of this browser. */
export const pushDevice = {
  get supported(): boolean {
    return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  },

  get denied(): boolean {
    return this.supported && Notification.permission === 'denied';
  },

  async subscription(): Promise<PushSubscription | null> {
    const worker = this.supported ? await navigator.serviceWorker.getRegistration(root) : undefined;
    return (await worker?.pushManager.getSubscription()) ?? null;
  },

  /** Subscribes after asking for permission; throws if the browser or the person refuses. */
  async subscribe(): Promise<ContactSettings> {
    const { push_key } = await notificationsApi.contactPreferences();
    if (!(await navigator.serviceWorker.getRegistration(root))) throw new Error('no service worker');
    const worker = await navigator.serviceWorker.ready;
    const existing = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytes(push_key),
    });
    const { endpoint = '', keys = {} } = existing.toJSON();
    return notificationsApi.addDevice({
      endpoint,
      public_key: keys['p256dh'] ?? '',
      auth: keys['auth'] ?? '',
      zone: timeZone(),
    });
  },

  /** Unsubscribes; returns the new contact preferences, or null without a subscription. */
  async unsubscribe(): Promise<ContactSettings | null> {
    const existing = await this.subscription();
    if (!existing) return null;
    const calls = await notificationsApi.removeDevice(existing.endpoint);
    await existing.unsubscribe();
    return calls;
  },
};
