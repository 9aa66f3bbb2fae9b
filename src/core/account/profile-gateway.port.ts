import type { InvoiceRequest } from '#core/orders/order.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { PartyId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { College, Person, PersonChange } from './account.ts';

type Answer<Value> = Promise<Result<Value, PortFailure>>;

/** Customers at the user service. Another customer's record is `not-found`. Refusals: `bad-input`, `bad-image`. */
export type ProfileGateway = {
  /** [GQL-07 getPersonByPartyId, SDK-03] */
  readonly person: (party: PartyId) => Answer<Person>;
  /** [GQL-10 updateInfo, SDK-03] */
  readonly update: (change: PersonChange) => Answer<Person>;
  /**
   * Takes base64 of a PNG, JPEG or WebP picture of at most 1 MB; the service stores it as a square WebP. Returns its
   * path. [SDK-03]
   */
  readonly setAvatar: (base64: string) => Answer<string>;
  /** Sorted by name. [GQL-08, ACC-09] */
  readonly colleges: (province: string) => Answer<readonly College[]>;
  /**
   * Company details of the customer's last company invoice; null when there is none. [WIRE getVatInfoByOwnerPartyId]
   */
  readonly company: (party: PartyId) => Answer<InvoiceRequest | null>;
};
