import type { MasterRecord } from '#core/dns/write-zone-file.ts';
import type { Result } from '#core/shared/result.ts';

/** One zone as name servers have it. */
export type PublishedZone = {
  /** In ASCII, without the last dot. */
  readonly name: string;
  /** That of the SOA record; a later state of the zone has a higher one. [RFC 1982] */
  readonly serial: number;
  /** As `zoneContent` gives them: SOA and NS first. */
  readonly records: readonly MasterRecord[];
  /** Whether answers are signed; needs a publisher that `canSign`. */
  readonly isSigned: boolean;
};

/** Why the name servers do not have what they should. The next try may succeed after each of them. */
export type PublishFailure =
  /** No answer in time, or one that says nothing about the zone. */
  | { readonly kind: 'unreachable' }
  /** The key is wrong, or may not do this. */
  | { readonly kind: 'denied' }
  /** Somebody else made a zone of this name there; it stays as it is. */
  | { readonly kind: 'foreign-zone' }
  /** The zone there has this higher serial; it stays as it is. */
  | { readonly kind: 'newer-there'; readonly serial: number }
  /** The name server has not made the zone yet. */
  | { readonly kind: 'not-made-yet' }
  /** `reason`: what the name server answered, for staff. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Digests of the keys, as words of a zone file, for the registry; empty for a zone that is not signed. */
export type Published = { readonly ds: readonly string[] };

/** The name servers of the firm. Its functions are idempotent, and never reject. */
export type DnsPublisher = {
  readonly canSign: boolean;
  /** Makes the zone answer with these records and no others, all at once for what fits into one message. */
  readonly publish: (zone: PublishedZone) => Promise<Result<Published, PublishFailure>>;
  /** Takes the zone away; one that is not there, or that somebody else made, is left alone. */
  readonly remove: (name: string) => Promise<Result<null, PublishFailure>>;
  /** Whether the name server answers and knows the shop's key. Changes nothing. */
  readonly answers: () => Promise<boolean>;
};

/** Of a result: a server that refuses one zone takes others. */
export const isAnswer = (result: Result<unknown, PublishFailure>): boolean =>
  result.ok || (result.failure.kind !== 'unreachable' && result.failure.kind !== 'denied');

/** Whether one serial follows the other. [RFC 1982 3.2] */
export const isLaterSerial = (one: number, other: number): boolean => {
  const distance = (one - other) >>> 0;
  return distance !== 0 && distance < 2 ** 31;
};

/** Complete, with the last dot. */
export const completeName = (zone: string, name: string): string =>
  name === '@' ? `${zone}.` : name.endsWith('.') ? name : `${name}.${zone}.`;
