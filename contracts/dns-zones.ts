import type { Difference, Zone, ZoneChange } from '#core/dns/zone.ts';

/**
 * DNS records of a domain: needs the token of a customer, else UNAUTHENTICATED; another's is NOT_FOUND. Data of
 * records are words of a zone file; a TXT record has its text without quotes, with `\\` for `\` and `\DDD` for octets
 * that are no visible letter, for name servers to split. [RFC 1035 5.1]
 */

/** GET /dns/v1/zones/{service id}; also the answer of POST …/changes and …/signing. */
export type ZoneAnswer = { readonly data: Zone };

/** POST /dns/v1/zones/{service id}/signing, with an Idempotency-Key. */
export type ZoneSigningBody = { readonly isSigned: boolean };

/** On the public listener; see `backend/dns-zones/updates/update-routes.ts`. */
export const UPDATE_PATH = '/nic/update';

/**
 * POST /dns/v1/zones/{service id}/update-tokens, which answers `{data: token}`, and …/update-tokens/remove, with an
 * Idempotency-Key, which answers with the zone.
 */
export type UpdateTokenBody = { readonly name: string };
export type UpdateTokenAnswer = { readonly data: string };

/** POST /dns/v1/zones/{service id}/changes, with an Idempotency-Key. */
export type ZoneChangeBody = Difference & { readonly version: number; readonly origin: ZoneChange['origin'] };
