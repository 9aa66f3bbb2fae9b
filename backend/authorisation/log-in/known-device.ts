import { isKeyedDigest, keyedDigest } from '#backend/authorisation/keyed.ts';
import type { Secrets } from '#backend/platform/environment.ts';
import { newId } from '#backend/platform/new-id.ts';

type Kind = 'staff-device' | 'customer-device';

/**
 * Remembers that a browser logged in to an account. It grants no access: it keeps strangers' wrong passwords from locking
 * this browser out.
 */
export const issueDeviceMark = (secrets: Secrets, kind: Kind, accountId: string): string => {
  const device = newId();
  return `${device}.${keyedDigest(secrets, kind, device, accountId)}`;
};

/** The browser's id if it has logged in to this account before; else null. */
export const readDeviceMark = (secrets: Secrets, kind: Kind, accountId: string, mark: string): string | null => {
  const [device = '', proof = ''] = mark.split('.');
  return isKeyedDigest(secrets, proof, kind, device, accountId) ? device : null;
};
