// The browser's side of passkeys: it asks the person and signs the server's challenge.
import { post } from '../api/server';
import type { Account, PersonWithKey } from '../api/types';

/** Whether this browser can make and use passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Nothing if the person changed their mind. */
async function asked(ask: () => Promise<Credential | null>): Promise<unknown> {
  try {
    return ((await ask()) as PublicKeyCredential | null)?.toJSON();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

export async function addPasskey(): Promise<Account | undefined> {
  const options = await post<PublicKeyCredentialCreationOptionsJSON>('/api/people/me/passkey-challenge');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await asked(() => navigator.credentials.create({ publicKey }));
  return credential ? post<Account>('/api/people/me/passkeys', { credential }) : undefined;
}

export async function signInByPasskey(): Promise<PersonWithKey | undefined> {
  const options = await post<PublicKeyCredentialRequestOptionsJSON>('/api/sign-in/passkey-challenge');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await asked(() => navigator.credentials.get({ publicKey }));
  return credential ? post<PersonWithKey>('/api/sign-in/passkey', { credential }) : undefined;
}
