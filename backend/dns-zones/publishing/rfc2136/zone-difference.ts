import { classes, encodeRecord, typeNumbers, type WireRecord } from './dns-message.ts';

const keyOf = ({ name, type, ttl, data }: WireRecord): string => [name, type, ttl, data.toString('hex')].join(' ');
const isSoa = ({ type }: WireRecord): boolean => type === typeNumbers.SOA;

/** NS records come before the DS records that need them. */
const rank = ({ type }: WireRecord): number => (type === typeNumbers.NS ? 0 : 1);

/** An update removes one record by its data. [RFC 2136 2.5.4] */
const removal = (record: WireRecord): WireRecord => ({ ...record, class: classes.NONE, ttl: 0 });

/**
 * The updates that lead from one zone to the other, in their order, without the SOA record. A name loses what excludes
 * its new records first; the name servers of the zone itself come before the old ones go, because the last one stays.
 * [RFC 2136 3.4.2]
 */
export const updatesBetween = (
  apex: string,
  before: readonly WireRecord[],
  after: readonly WireRecord[],
): readonly WireRecord[] => {
  const [old, wanted] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const data = (record: WireRecord): string => keyOf({ ...record, ttl: 0 });
  // A record with another TTL takes the place of the one with the same data.
  const staying = new Set(after.map(data));
  const gone = before.filter((each) => !isSoa(each) && !wanted.has(keyOf(each)) && !staying.has(data(each)));
  const added = after.filter((each) => !isSoa(each) && !old.has(keyOf(each)));
  const isLast = ({ name, type }: WireRecord): boolean => name === apex && type === typeNumbers.NS;
  const names = [...new Set([...gone, ...added].map(({ name }) => name))];
  const ofName = (records: readonly WireRecord[], name: string): readonly WireRecord[] =>
    records.filter((each) => each.name === name).toSorted((one, other) => rank(one) - rank(other));
  return [
    ...names.flatMap((name) => [
      ...ofName(gone, name)
        .filter((each) => !isLast(each))
        .toReversed()
        .map(removal),
      ...ofName(added, name),
    ]),
    ...gone.filter(isLast).map(removal),
  ];
};

/** Of one message, beside its header, zone, prerequisite, SOA record and signature. */
const MAX_OCTETS = 60_000;

/** Parts that fit into one message each; at least one. */
export const splitUpdates = (updates: readonly WireRecord[]): readonly (readonly WireRecord[])[] => {
  const parts: WireRecord[][] = [[]];
  let size = 0;
  for (const each of updates) {
    const { length } = encodeRecord(each);
    if (size + length > MAX_OCTETS) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(each);
    size += length;
  }
  return parts;
};
