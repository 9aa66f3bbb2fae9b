import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { ZoneRemark } from '#core/shared/domains/dns-problem.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { toDisplayRecord } from './display-record.ts';
import { type DnsRecord, identityOf, keyOf } from './dns-record.ts';
import { shareTtls, uniteRepeated } from './settle-lines.ts';
import { writeZoneFile } from './write-zone-file.ts';
import { applyDifference, type Difference, differenceOf, type Zone } from './zone.ts';
import { separate } from './zone-contradictions.ts';
import { type LineProblem, type LineRecord, type LineRemark, MAX_ZONE_FILE_BYTES, readZoneFile } from './zone-file.ts';

export type ZoneImport = {
  /** A zone file. */
  readonly text: string;
  /** Whether records that the file does not name are removed. */
  readonly replaceAll: boolean;
};

export type ImportReview = Extract<ShopFailure, { readonly kind: 'zone-import-review' }>;
export type PlannedImport = { readonly difference: Difference; readonly review: ImportReview };

/** Records, and lines, that a review tells one by one; the counts tell of all. */
const MAX_TOLD = 50;
const MAX_TOLD_LINES = 10;

/**
 * What a zone file would change. A line that contradicts an earlier one, or a record that stays, is left out like one
 * that cannot be read; equal records are one. Failures: `invalid-fields` for an empty or too large text, `zone-refused`
 * for too many records, or when those that stay contradict each other.
 */
export const planImport = (
  { domain, records }: Pick<Zone, 'domain' | 'records'>,
  { text, replaceAll }: ZoneImport,
): Result<PlannedImport, ShopFailure> => {
  if (text.trim() === '') return fail({ kind: 'invalid-fields', fields: { text: 'required' } });
  if (text.length > MAX_ZONE_FILE_BYTES) return fail({ kind: 'invalid-fields', fields: { text: 'dns-file-large' } });
  const read = readZoneFile(domain, text);
  const united = uniteRepeated(read.records);
  const kept = replaceAll ? [] : withoutNamed(records, united.lines);
  const beside = separateLines(domain, kept, united.lines);
  const shared = shareTtls(beside.fitting);
  const added = shared.lines.map(({ record }) => record);
  const after = applyDifference(domain, kept, { removed: [], added });
  if (!after.ok) {
    const { problem, record } = after.failure;
    return fail({ kind: 'zone-refused', problem, record: record === null ? '' : identityOf(record) });
  }
  const difference = differenceOf(records, after.value);
  const problems = [...read.problems, ...beside.problems].toSorted((a, b) => a.line - b.line);
  const review: ImportReview = {
    kind: 'zone-import-review',
    ...countsOf(difference),
    problems: problems.slice(0, MAX_TOLD),
    problemCount: problems.length,
    remarks: groupRemarks([...read.remarks, ...united.remarks, ...shared.remarks], problems),
    text: writeZoneFile(domain, added),
    replaceAll,
  };
  return ok({ difference, review });
};

const countsOf = ({ removed, added }: Difference) => ({
  removed: removed.slice(0, MAX_TOLD).map((each) => keyOf(toDisplayRecord(each))),
  added: added.slice(0, MAX_TOLD).map((each) => keyOf(toDisplayRecord(each))),
  removedCount: removed.length,
  addedCount: added.length,
});

const withoutNamed = (records: readonly DnsRecord[], lines: readonly LineRecord[]): readonly DnsRecord[] => {
  const named = new Set(lines.map(({ record }) => identityOf(record)));
  return records.filter((each) => !named.has(identityOf(each)));
};

/** The lines that can stand beside the records that stay. */
const separateLines = (domain: string, kept: readonly DnsRecord[], lines: readonly LineRecord[]) => {
  const stored = kept.map((record) => ({ line: 0, text: '', record }));
  const { fitting, contradicting } = separate(domain, [...stored, ...lines], ({ record }) => record);
  const problems = contradicting.map(({ item: { line, text }, problem }): LineProblem => ({ line, text, problem }));
  return { fitting: fitting.filter(({ line }) => line > 0), problems: problems.filter(({ line }) => line > 0) };
};

/** Each kind once, with its first lines; nothing about lines that were left out. */
const groupRemarks = (remarks: readonly LineRemark[], problems: readonly LineProblem[]): ImportReview['remarks'] => {
  const leftOut = new Set(problems.map(({ line }) => line));
  const byKind = new Map<ZoneRemark, number[]>();
  for (const { line, remark } of remarks) {
    if (leftOut.has(line)) continue;
    const lines = byKind.get(remark) ?? [];
    lines.push(line);
    byKind.set(remark, lines);
  }
  return [...byKind].map(([remark, lines]) => ({
    remark,
    lines: lines.toSorted((a, b) => a - b).slice(0, MAX_TOLD_LINES),
    count: lines.length,
  }));
};
