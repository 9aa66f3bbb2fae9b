import type { PortFailure } from '#core/shared/failure.ts';
import type { AddressId, IdempotencyKey, PartyId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { AddressInput, SavedAddress } from './account.ts';

type Answer<Value> = Promise<Result<Value, PortFailure>>;

/**
 * The customer's recipients. A non-empty book has exactly one default: the first address, or the newest one left after
 * the default is deleted; unmarking has no effect. Another customer's book is `not-found`. Refusals: `bad-input`
 * {field}, `too-many-lines` {most: 20}. [SDK-03, WIRE receiver-infos]
 */
export type AddressBook = {
  /** Default address first, then newest first. */
  readonly list: (owner: PartyId) => Answer<readonly SavedAddress[]>;
  /** Creates once per idempotency key. */
  readonly create: (owner: PartyId, address: AddressInput, idempotencyKey: IdempotencyKey) => Answer<SavedAddress>;
  readonly update: (owner: PartyId, id: AddressId, address: AddressInput) => Answer<SavedAddress>;
  /** Succeeds when the address is already gone. */
  readonly remove: (owner: PartyId, id: AddressId) => Answer<void>;
};
