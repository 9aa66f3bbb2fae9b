import type { PortFailure } from '#core/shared/failure.ts';
import type { PartyId } from '#core/shared/ids.ts';
import type { InvoiceRequest } from '#core/shared/people/invoice-party.ts';
import type { PersonChange } from '#core/shared/people/person-rules.ts';
import type { Result } from '#core/shared/result.ts';
import type { College, Person } from './account.ts';

type Answer<Value> = Promise<Result<Value, PortFailure>>;

/** Customers at the user service. Another customer's record is `not-found`. Refusals: `bad-input`,
 * `bad-image` {problem}. */
export type ProfileGateway = {
  /** [GQL-07 getPersonByPartyId, SDK-03] */
  readonly person: (party: PartyId) => Answer<Person>;
  /** The customer's own identity number, whole; empty when unknown. */
  readonly identityNumber: () => Answer<string>;
  /** [GQL-10 updateInfo, SDK-03] */
  readonly update: (change: PersonChange) => Answer<Person>;
  /** Takes base64 (PNG, JPEG, WebP; 1 MB at most); returns the path of the square WebP. [SDK-03] */
  readonly setAvatar: (base64: string) => Answer<string>;
  /** Sorted by name. [GQL-08, ACC-09] */
  readonly colleges: (province: string) => Answer<readonly College[]>;
  /** Company of the last company invoice; null when there is none. [WIRE getVatInfoByOwnerPartyId] */
  readonly company: (party: PartyId) => Answer<InvoiceRequest | null>;
};
