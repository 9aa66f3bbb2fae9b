import { type DnsProblem, MAX_RECORDS } from '#core/shared/domains/dns-problem.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { type DnsRecord, keyOf, setOf } from './dns-record.ts';
import { separate } from './zone-contradictions.ts';

/** What a change takes away and adds. Replacing a record does both. */
export type Difference = { readonly removed: readonly DnsRecord[]; readonly added: readonly DnsRecord[] };

export const changeOrigins = ['edit', 'template', 'import', 'undo', 'dynamic'] as const;
export type ChangeOrigin = (typeof changeOrigins)[number];

/** One accepted change; the newest is the zone's current version. */
export type ZoneChange = Difference & {
  /** Of the zone after the change; the first change makes version 1. */
  readonly version: number;
  /** ms since 1970 UTC. */
  readonly at: number;
  readonly origin: ChangeOrigin;
  readonly by: 'customer' | 'staff';
};

/** How many changes a zone remembers, and how many records these may tell together. */
export const MAX_CHANGES = 100;
const MAX_SHOWN_RECORDS = 5_000;

/** Those that a zone remembers; always the newest one. */
export const recentChanges = (newestFirst: readonly ZoneChange[]): readonly ZoneChange[] => {
  let shown = 0;
  return newestFirst.slice(0, MAX_CHANGES).filter(({ removed, added }, index) => {
    shown += removed.length + added.length;
    return index === 0 || shown <= MAX_SHOWN_RECORDS;
  });
};

/** What name servers have of a zone. */
export type ZonePublication = {
  /** Whether they answer with the current records. */
  readonly isCurrent: boolean;
  /** When they took their records, in ms since 1970 UTC; null: they have none. */
  readonly publishedAt: number | null;
};

/** By which a program of the owner, such as a router, sets the address of one name. */
export type UpdateToken = {
  /** Relative to the domain; `@` is the domain itself. */
  readonly name: string;
  /** In ms since 1970 UTC; `usedAt` null: never. */
  readonly createdAt: number;
  readonly usedAt: number | null;
};

/** Signatures by DNSSEC. */
export type ZoneSigning = {
  /** What the owner wants. */
  readonly isOn: boolean;
  /** Data of DS records for the registry, as words of a zone file; empty until name servers have signed. */
  readonly digests: readonly string[];
};

export type Zone = {
  /** In ASCII, without the last dot. */
  readonly domain: string;
  /** Counts the accepted changes. */
  readonly version: number;
  /** In the order of `sortRecords`. */
  readonly records: readonly DnsRecord[];
  /** Newest first, as `recentChanges` keeps them. */
  readonly changes: readonly ZoneChange[];
  /** Null: nobody answers with these records. */
  readonly publication: ZonePublication | null;
  /** Null: the name servers do not sign. */
  readonly signing: ZoneSigning | null;
  /** Where programs set addresses, and by which tokens, in the order of their names. */
  readonly updates: { readonly url: string; readonly tokens: readonly UpdateToken[] };
  /** False while the domain is not in service. */
  readonly canChange: boolean;
};

/** The record that causes it; null when all do. */
export type ZoneProblem = { readonly problem: DnsProblem; readonly record: DnsRecord | null };

/** The domain itself first, then by name, type and data. */
export const sortRecords = (records: readonly DnsRecord[]): readonly DnsRecord[] => {
  const rank = (record: DnsRecord): string => `${record.name === '@' ? '' : record.name} ${keyOf(record)}`;
  return records
    .map((record) => [rank(record), record] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([, record]) => record);
};

/** What leads from one list of records to the other. */
export const differenceOf = (before: readonly DnsRecord[], after: readonly DnsRecord[]): Difference => {
  const [old, now] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  return {
    removed: before.filter((each) => !now.has(keyOf(each))),
    added: after.filter((each) => !old.has(keyOf(each))),
  };
};

/**
 * The records after a change. An added record brings its TTL to all records of its name and type. Fails when a record to
 * remove is not there, and with the first contradiction of the result.
 */
export const applyDifference = (
  domain: string,
  records: readonly DnsRecord[],
  { removed, added }: Difference,
): Result<readonly DnsRecord[], ZoneProblem> => {
  const gone = new Set(removed.map(keyOf));
  const present = new Set(records.map(keyOf));
  const missing = removed.find((each) => !present.has(keyOf(each)));
  if (missing) return fail({ problem: 'dns-missing', record: missing });
  const ttls = new Map(added.map((each) => [setOf(each), each.ttl]));
  const withTtl = (record: DnsRecord): DnsRecord => ({ ...record, ttl: ttls.get(setOf(record)) ?? record.ttl });
  const next = [...records.filter((each) => !gone.has(keyOf(each))), ...added].map(withTtl);
  const problem = findContradiction(domain, next);
  return problem === null ? ok(sortRecords(next)) : fail(problem);
};

/** Null when the records can stand beside each other, as `separate` decides. */
export const findContradiction = (domain: string, records: readonly DnsRecord[]): ZoneProblem | null => {
  if (records.length > MAX_RECORDS) return { problem: 'dns-too-many', record: null };
  const [first] = separate(domain, records, (record) => record).contradicting;
  return first === undefined ? null : { problem: first.problem, record: first.item };
};
