import { type DnsProblem, MAX_TTL } from '#core/shared/domains/dns-problem.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { parseIpv4, parseIpv6 } from './addresses.ts';
import { type DnsRecord, setOf } from './dns-record.ts';
import { parseOwnName } from './host-names.ts';
import type { Difference, Zone } from './zone.ts';

/** Of one zone. */
export const MAX_UPDATE_TOKENS = 20;

/** In seconds: an address that may change today is not remembered long. */
const UPDATE_TTL = 300;

/** The name that a token is for, in canonical form; a wildcard has no host whose address it could be. */
export const parseUpdateName = (domain: string, typed: string): Result<string, DnsProblem> => {
  const name = parseOwnName(domain, typed);
  return name === null || name.startsWith('*') ? fail('dns-name') : ok(name);
};

/** Whether a token for this name may be made, in place of an earlier one. Refuses as `ZoneGateway.createUpdateToken`. */
export const decideUpdateToken = (
  { domain, canChange, updates: { tokens } }: Pick<Zone, 'domain' | 'canChange' | 'updates'>,
  name: string,
): Result<null, PortFailure> => {
  const refuse = (code: string) => fail<PortFailure>({ kind: 'rejected', code, message: code });
  if (!canChange) return refuse('domain-not-active');
  const parsed = parseUpdateName(domain, name);
  if (!parsed.ok || parsed.value !== name) return refuse('bad-input');
  const isFull = tokens.length >= MAX_UPDATE_TOKENS && !tokens.some((each) => each.name === name);
  return isFull ? refuse('bad-input') : ok(null);
};

/** What setting the address of a name changes: the one record of its type. Null for what is no address. */
export const addressDifference = (
  records: readonly DnsRecord[],
  name: string,
  address: string,
): (Difference & { readonly address: string }) | null => {
  const [ipv4, ipv6] = [parseIpv4(address), parseIpv6(address)];
  const value = ipv4 ?? ipv6;
  if (value === null) return null;
  const type = ipv4 === null ? 'AAAA' : 'A';
  const old = records.filter((each) => setOf(each) === setOf({ name, type }));
  if (old.length === 1 && old[0]?.value === value) return { address: value, removed: [], added: [] };
  const ttl = Math.min(old[0]?.ttl ?? UPDATE_TTL, MAX_TTL);
  return { address: value, removed: old, added: [{ name, type, ttl, value }] };
};
