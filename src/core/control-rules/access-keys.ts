import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { ServiceStatus } from '#core/shared/service-status.ts';
import { isAbleTo } from './abilities.ts';
import { refuseControl } from './refuse-control.ts';

/**
 * Keys of one store at a time: a key per application and one to exchange it. As many as Google Cloud Storage gives a
 * service account. [cloud.google.com/storage/quotas, HMAC keys]
 */
export const MAX_ACCESS_KEYS = 10;

/** Characters. */
export const MAX_KEY_NAME = 40;
/** Characters of a secret that its list shows, so that its owner recognises it. */
export const SHOWN_OF_SECRET = 4;

type Store = { readonly type: string; readonly status: ServiceStatus };

/** Whether a store with `count` keys gets another one of this name. */
export const decideNewKey = (store: Store, count: number, name: string): Result<null, PortFailure> => {
  if (!isAbleTo(store, 'keys')) return refuseControl('service-action-impossible');
  if (name === '' || name.length > MAX_KEY_NAME || name !== name.trim()) return refuseControl('bad-input');
  return count < MAX_ACCESS_KEYS ? ok(null) : refuseControl('too-many-access-keys', { most: MAX_ACCESS_KEYS });
};
