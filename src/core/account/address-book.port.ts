import type { PortFailure } from '#core/shared/failure.ts';
import type { AddressId, IdempotencyKey, PartyId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { AddressInput, SavedAddress } from './account.ts';

type Answer<Value> = Promise<Result<Value, PortFailure>>;

/**
 * The customer's recipients. A non-empty book has exactly one default address: the first one created, or the newest
 * remaining one after the default is deleted. Unmarking the default has no effect. Another customer's book is
 * `not-found`. Refusals: `bad-input` {field} for an invalid field, such as a ward outside its province;
 * `too-many-lines` {most: 20}. [SDK-03, WIRE receiver-infos]
 */
export type AddressBook = {
  /** Default address first, then newest first. */
  readonly list: (owner: PartyId) => Answer<readonly SavedAddress[]>;
  /** The same idempotency key returns the same address. */
  readonly create: (owner: PartyId, address: AddressInput, idempotencyKey: IdempotencyKey) => Answer<SavedAddress>;
  readonly update: (owner: PartyId, id: AddressId, address: AddressInput) => Answer<SavedAddress>;
  /** Succeeds when the address is already gone. */
  readonly remove: (owner: PartyId, id: AddressId) => Answer<void>;
};
