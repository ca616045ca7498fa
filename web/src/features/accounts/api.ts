/** Accounts, sign-in, personal data and relations between people. */

import { client, seatParams, tableParams, unwrap } from '../../core/api/client';

export const accountsApi = {
  rename: (name: string) => unwrap(client.POST('/api/me', { body: { name } })),
  register: (name: string, password: string) =>
    unwrap(client.POST('/api/account/register', { body: { name, password } })),
  login: (name: string, password: string) => unwrap(client.POST('/api/account/login', { body: { name, password } })),
  logout: () => unwrap(client.POST('/api/account/logout')),
  logoutEverywhere: () => unwrap(client.POST('/api/account/logout-everywhere')),
  changePassword: (old: string, fresh: string) =>
    unwrap(client.POST('/api/account/password', { body: { old, new: fresh } })),
  signInMethods: () => unwrap(client.GET('/api/account/sign-in-methods')),
  setRecovery: (address: string | null, password: string) =>
    unwrap(client.POST('/api/account/recovery', { body: { address, password } })),
  requestPasswordReset: (name: string) => unwrap(client.POST('/api/account/forgot', { body: { name } })),
  resetPassword: (token: string, password: string) =>
    unwrap(client.POST('/api/account/recover', { body: { token, password } })),
  newPasskeyOptions: (password: string) => unwrap(client.POST('/api/account/passkeys/new', { body: { password } })),
  addPasskey: (credential: Record<string, unknown>, name: string) =>
    unwrap(client.POST('/api/account/passkeys', { body: { credential, name } })),
  removePasskey: (passkey: string, password: string) =>
    unwrap(
      client.POST('/api/account/passkeys/{passkey}/remove', { params: { path: { passkey } }, body: { password } }),
    ),
  passkeyLoginOptions: () => unwrap(client.POST('/api/account/passkey-login/new')),
  passkeyLogin: (credential: Record<string, unknown>) =>
    unwrap(client.POST('/api/account/passkey-login', { body: { credential } })),
  profile: () => unwrap(client.GET('/api/me/profile')),
  deleteAccount: (password: string) => unwrap(client.POST('/api/me/delete', { body: { password } })),
  people: (id: string) => unwrap(client.GET('/api/tables/{table_id}/people', { params: tableParams(id) })),
  setRelation: (id: string, seat: number, kind: 'follow' | 'block' | null) =>
    unwrap(client.POST('/api/tables/{table_id}/seats/{seat}/tie', { params: seatParams(id, seat), body: { kind } })),
  report: (id: string, seat: number, text: string) =>
    unwrap(client.POST('/api/tables/{table_id}/seats/{seat}/report', { params: seatParams(id, seat), body: { text } })),
  removeRelation: (person: string) =>
    unwrap(client.POST('/api/me/people/{person}', { params: { path: { person } }, body: { kind: null } })),
};
