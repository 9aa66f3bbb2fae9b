import type { PortFailure } from '#core/shared/failure.ts';
import type { AddressId, IdempotencyKey, PartyId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { AddressInput, SavedAddress } from './account.ts';

type Answer<Value> = Promise<Result<Value, PortFailure>>;

/**
 * The customer's receivers. While there is an address, exactly one is the default: the first one is, and when the default
 * goes, the newest of the others takes its place; unmarking it changes nothing. Another customer's book is `not-found`. Refusals: `bad-input` {field} for
 * a field that is wrong, such as a ward that is not of its province, `too-many-lines` {most: 20}. [SDK-03, WIRE receiver-infos]
 */
export type AddressBook = {
  /** The default first, then the newest. */
  readonly list: (owner: PartyId) => Answer<readonly SavedAddress[]>;
  /** Same idempotency key, same address. */
  readonly create: (owner: PartyId, address: AddressInput, idempotencyKey: IdempotencyKey) => Answer<SavedAddress>;
  readonly update: (owner: PartyId, id: AddressId, address: AddressInput) => Answer<SavedAddress>;
  /** Removing what is gone already succeeds. */
  readonly remove: (owner: PartyId, id: AddressId) => Answer<void>;
};
