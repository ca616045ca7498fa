/** Passkeys: the browser and its devices do the work, the server asks and checks. */

import { accountsApi } from './api';
import type { Me, WaysIn } from '../../core/api/schema';

const { hostname } = location;
const named = !/^[\d.]+$|:/.test(hostname); // a key is for a name, not for a number

export const passkeys = {
  /** Only at a safe address, and in browsers that can. */
  possible:
    window.isSecureContext &&
    named &&
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential,

  /** One more for whoever is signed in; null if they or the device said no. */
  async add(password: string, name: string): Promise<WaysIn | null> {
    const { options } = await accountsApi.newPasskeyOptions(password);
    const asked = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
    const made = await answered(navigator.credentials.create({ publicKey }));
    return made && accountsApi.addPasskey(made, name);
  },

  /** Signs in; null if they or the device said no. */
  async login(): Promise<Me | null> {
    const { options } = await accountsApi.passkeyLoginOptions();
    const asked = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
    const signed = await answered(navigator.credentials.get({ publicKey }));
    return signed && accountsApi.passkeyLogin(signed);
  },
};

async function answered(asked: Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    const given = await asked;
    return given ? { ...(given as PublicKeyCredential).toJSON() } : null;
  } catch (wrong) {
    if (wrong instanceof DOMException) return null;
    throw wrong;
  }
}
