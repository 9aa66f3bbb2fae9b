import type { DnsProblem } from '#core/shared/domains/dns-problem.ts';
import { type DnsRecord, fullName, identityOf, setOf } from './dns-record.ts';
import { recordRules } from './record-types/record-rules.ts';

/** Records that can stand beside each other, and the others with their reason, both in their order. */
export type Separated<Item> = {
  readonly fitting: readonly Item[];
  readonly contradicting: readonly { readonly item: Item; readonly problem: DnsProblem }[];
};

/** Of records that fit. */
type Found = {
  readonly identities: Set<string>;
  readonly names: Set<string>;
  /** Names with a type; those whose records exclude others; names of records that stand alone. */
  readonly sets: Set<string>;
  readonly exclusiveSets: Set<string>;
  readonly aloneNames: Set<string>;
  /** Complete names: aliases, and hosts that must not be one. */
  readonly aliases: Set<string>;
  readonly realHosts: Set<string>;
};

/**
 * An earlier record precedes a later one that contradicts it. [RFC 1034 3.6.2, RFC 2181 5 and 10.3, RFC 4035 2.4,
 * RFC 7505 3]
 */
export const separate = <Item>(
  domain: string,
  items: readonly Item[],
  recordOf: (item: Item) => DnsRecord,
): Separated<Item> => {
  const found: Found = {
    identities: new Set(),
    names: new Set(),
    sets: new Set(),
    exclusiveSets: new Set(),
    aloneNames: new Set(),
    aliases: new Set(),
    realHosts: new Set(),
  };
  const problems = new Map<Item, DnsProblem>();
  for (const item of items) {
    const record = recordOf(item);
    const problem = problemBeside(domain, record, found);
    if (problem === null) add(domain, record, found);
    else problems.set(item, problem);
  }
  for (const item of items) {
    const { name, type } = recordOf(item);
    const { needs } = recordRules[type];
    if (needs !== null && !problems.has(item) && !found.sets.has(setOf({ name, type: needs })))
      problems.set(item, 'dns-ds-alone');
  }
  return {
    fitting: items.filter((item) => !problems.has(item)),
    contradicting: items.flatMap((item) => {
      const problem = problems.get(item);
      return problem === undefined ? [] : [{ item, problem }];
    }),
  };
};

/** The host that must not be an alias; null for a record without one. */
const realHostOf = ({ type, value }: DnsRecord): string | null => {
  const { needsRealHost, hostAt } = recordRules[type];
  return needsRealHost && hostAt !== null ? (value.split(' ')[hostAt] ?? null) : null;
};

const problemBeside = (domain: string, record: DnsRecord, found: Found): DnsProblem | null => {
  const { name, type, value } = record;
  const { isAlone, exclusive } = recordRules[type];
  const complete = fullName(domain, name);
  if (found.identities.has(identityOf(record))) return 'dns-duplicate';
  if (isAlone ? found.names.has(name) : found.aloneNames.has(name)) return 'dns-cname-alone';
  if (isAlone && value === complete) return 'dns-cname-self';
  if (found.exclusiveSets.has(setOf(record)) || (value === exclusive && found.sets.has(setOf(record))))
    return 'dns-null-mx';
  const isTaken = isAlone && found.realHosts.has(complete);
  return isTaken || found.aliases.has(realHostOf(record) ?? '') ? 'dns-target-alias' : null;
};

const add = (domain: string, record: DnsRecord, found: Found): void => {
  const { isAlone, exclusive } = recordRules[record.type];
  const realHost = realHostOf(record);
  found.identities.add(identityOf(record));
  found.names.add(record.name);
  found.sets.add(setOf(record));
  if (record.value === exclusive) found.exclusiveSets.add(setOf(record));
  if (isAlone) {
    found.aloneNames.add(record.name);
    found.aliases.add(fullName(domain, record.name));
  }
  if (realHost !== null) found.realHosts.add(realHost);
};
