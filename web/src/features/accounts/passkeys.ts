/** Registers and uses passkeys through WebAuthn. */

import { accountsApi } from './api';
import type { Me, SignInMethods } from '../../core/api/schema';

const { hostname } = location;
const named = !/^[\d.]+$|:/.test(hostname); // passkeys need a domain name, not an IP address

export const passkeys = {
  /** Needs a secure context and browser support. */
  supported:
    window.isSecureContext &&
    named &&
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential,

  /** Adds a passkey to the signed-in account; null if the user or device refused. */
  async add(password: string, name: string): Promise<SignInMethods | null> {
    const { options } = await accountsApi.newPasskeyOptions(password);
    const request = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(request);
    const made = await answered(navigator.credentials.create({ publicKey }));
    return made && accountsApi.addPasskey(made, name);
  },

  /** Signs in; null if the user or device refused. */
  async login(): Promise<Me | null> {
    const { options } = await accountsApi.passkeyLoginOptions();
    const request = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(request);
    const signed = await answered(navigator.credentials.get({ publicKey }));
    return signed && accountsApi.passkeyLogin(signed);
  },
};

async function answered(request: Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    const credential = await request;
    return credential ? { ...(credential as PublicKeyCredential).toJSON() } : null;
  } catch (wrong) {
    if (wrong instanceof DOMException) return null;
    throw wrong;
  }
}
