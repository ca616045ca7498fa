/** Contact preferences, push devices, and links in mails. */

import { client, unwrap } from '../../core/api/client';
import type { ContactSettingsIn, PushDeviceIn } from '../../core/api/schema';

export const notificationsApi = {
  confirmRecovery: (token: string) => unwrap(client.POST('/api/account/recovery/confirm', { body: { token } })),
  contactPreferences: () => unwrap(client.GET('/api/me/calls')),
  setContactPreferences: (body: ContactSettingsIn) => unwrap(client.POST('/api/me/calls', { body })),
  addDevice: (body: PushDeviceIn) => unwrap(client.POST('/api/me/calls/devices', { body })),
  removeDevice: (endpoint: string) => unwrap(client.POST('/api/me/calls/devices/remove', { body: { endpoint } })),
  sendTestMessage: () => unwrap(client.POST('/api/me/calls/try')),
  confirmMail: (token: string) => unwrap(client.POST('/api/mail/confirm', { body: { token } })),
  allowMail: (token: string) => unwrap(client.POST('/api/mail/allow', { body: { token } })),
  stopMail: (token: string) => unwrap(client.POST('/api/mail/stop', { body: { token } })),
};
