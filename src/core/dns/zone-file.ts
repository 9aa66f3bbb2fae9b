import type { DnsProblem, ZoneRemark } from '#core/shared/domains/dns-problem.ts';
import type { DnsRecord } from './dns-record.ts';
import { cleanText } from './notation/clean-text.ts';
import { type Entry, entriesOf } from './notation/entries.ts';
import { type FileState, newState, readEntry } from './read-entry.ts';

/** Of a file that is read; larger ones hold more records than a zone may have. */
export const MAX_ZONE_FILE_BYTES = 512 * 1_024;

/** A line that was left out. `text` is its beginning. */
export type LineProblem = { readonly line: number; readonly text: string; readonly problem: DnsProblem | 'syntax' };
/** What was changed about a line that was taken. */
export type LineRemark = { readonly line: number; readonly remark: ZoneRemark };
/** A record with the line where it begins. */
export type LineRecord = { readonly line: number; readonly text: string; readonly record: DnsRecord };

/** Each in the order of its lines. */
export type ReadZoneFile = {
  readonly records: readonly LineRecord[];
  readonly problems: readonly LineProblem[];
  readonly remarks: readonly LineRemark[];
};

const MAX_SHOWN_TEXT = 80;

/**
 * Reads a master file for this domain, also as it comes from a page or a control panel. SOA and the name servers of the
 * domain itself are left out silently, because they are not records of the customer; everything else that cannot become
 * a record is a problem with its line. TTLs beyond the limits are moved to the nearest limit, with a remark.
 * [RFC 1035 5, RFC 2308 4]
 */
export const readZoneFile = (domain: string, text: string): ReadZoneFile => {
  const [records, problems, remarks]: [LineRecord[], LineProblem[], LineRemark[]] = [[], [], []];
  let state: FileState = newState(domain);
  for (const entry of entriesOf(cleanText(text))) {
    const { line } = entry;
    const read = readEntry(domain, entry, state);
    state = read.state;
    if (read.problem) problems.push({ line, text: beginningOf(entry), problem: read.problem });
    if (!read.record) continue;
    records.push({ line, text: beginningOf(entry), record: read.record });
    remarks.push(...(read.remarks ?? []).map((remark) => ({ line, remark })));
  }
  return { records, problems, remarks };
};

const beginningOf = ({ tokens }: Entry): string =>
  tokens
    .slice(0, MAX_SHOWN_TEXT)
    .map(({ source }) => source)
    .join(' ')
    .slice(0, MAX_SHOWN_TEXT);
