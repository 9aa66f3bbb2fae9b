import type { InvoiceRequest } from '#core/orders/order.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { PartyId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { College, Person, PersonChange } from './account.ts';

type Answer<Value> = Promise<Result<Value, PortFailure>>;

/** Customers at the user service. Somebody else's record is `not-found`. Refusals: `bad-input`, `bad-image`. */
export type ProfileGateway = {
  /** [GQL-07 getPersonByPartyId, SDK-03] */
  readonly person: (party: PartyId) => Answer<Person>;
  /** [GQL-10 updateInfo, SDK-03] */
  readonly update: (change: PersonChange) => Answer<Person>;
  /** base64 of a PNG, JPEG or WebP picture of at most 1 MB; kept as a square WebP. Answers its path. [SDK-03] */
  readonly setAvatar: (base64: string) => Answer<string>;
  /** By name. [GQL-08, ACC-09] */
  readonly colleges: (province: string) => Answer<readonly College[]>;
  /** What his last invoice as a company said; null where he never asked for one. [WIRE getVatInfoByOwnerPartyId] */
  readonly company: (party: PartyId) => Answer<InvoiceRequest | null>;
};
