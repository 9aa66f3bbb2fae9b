import { identityOf, setOf } from './dns-record.ts';
import type { LineRecord, LineRemark } from './zone-file.ts';

/** Lines after a rule, and what it changed about them. */
export type Settled = { readonly lines: readonly LineRecord[]; readonly remarks: readonly LineRemark[] };

/** Equal records are one, where the first of them stands, with the lowest of their TTLs. [RFC 2181 5 and 5.2] */
export const uniteRepeated = (read: readonly LineRecord[]): Settled => {
  const first = new Map<string, LineRecord>();
  const remarks: LineRemark[] = [];
  for (const each of read) {
    const { line, record } = each;
    const known = first.get(identityOf(record));
    if (known === undefined) first.set(identityOf(record), each);
    else {
      const ttl = Math.min(known.record.ttl, record.ttl);
      first.set(identityOf(record), { ...known, record: { ...known.record, ttl } });
      remarks.push({ line, remark: 'repeated' });
    }
  }
  return { lines: [...first.values()], remarks };
};

/** The records of one name and type get the lowest of their TTLs. [RFC 2181 5.2] */
export const shareTtls = (lines: readonly LineRecord[]): Settled => {
  const lowest = new Map<string, number>();
  for (const { record } of lines)
    lowest.set(setOf(record), Math.min(record.ttl, lowest.get(setOf(record)) ?? record.ttl));
  const ttlOf = ({ record }: LineRecord): number => lowest.get(setOf(record)) ?? record.ttl;
  return {
    lines: lines.map((each) => ({ ...each, record: { ...each.record, ttl: ttlOf(each) } })),
    remarks: lines.flatMap((each): readonly LineRemark[] =>
      ttlOf(each) === each.record.ttl ? [] : [{ line: each.line, remark: 'ttl-shared' }],
    ),
  };
};
