import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { identityOf, keyOf } from './dns-record.ts';
import { applyDifference, type Difference, differenceOf, type Zone } from './zone.ts';
import { MAX_ZONE_FILE_BYTES, readZoneFile, writeZoneFile } from './zone-file.ts';

export type ZoneImport = {
  /** A zone file. */
  readonly text: string;
  /** Whether records that the file does not name are removed. */
  readonly replaceAll: boolean;
};

export type ImportReview = Extract<ShopFailure, { readonly kind: 'zone-import-review' }>;
export type PlannedImport = { readonly difference: Difference; readonly review: ImportReview };

/** Records that a review tells one by one; the counts tell of all. */
const MAX_TOLD = 50;

/**
 * What a zone file would change. Failures: `invalid-fields` for an empty or too large text, `zone-refused` when the
 * records contradict each other or those that stay.
 */
export const planImport = (
  { domain, records }: Pick<Zone, 'domain' | 'records'>,
  { text, replaceAll }: ZoneImport,
): Result<PlannedImport, ShopFailure> => {
  if (text.trim() === '') return fail({ kind: 'invalid-fields', fields: { text: 'required' } });
  if (text.length > MAX_ZONE_FILE_BYTES) return fail({ kind: 'invalid-fields', fields: { text: 'dns-file-large' } });
  const { records: read, problems } = readZoneFile(domain, text);
  const named = new Set(read.map(identityOf));
  const kept = replaceAll ? [] : records.filter((each) => !named.has(identityOf(each)));
  const after = applyDifference(domain, kept, { removed: [], added: read });
  if (!after.ok) {
    const { problem, record } = after.failure;
    return fail({ kind: 'zone-refused', problem, record: record === null ? '' : identityOf(record) });
  }
  const difference = differenceOf(records, after.value);
  const { removed, added } = difference;
  const review: ImportReview = {
    kind: 'zone-import-review',
    removed: removed.slice(0, MAX_TOLD).map(keyOf),
    added: added.slice(0, MAX_TOLD).map(keyOf),
    removedCount: removed.length,
    addedCount: added.length,
    problems,
    text: writeZoneFile(domain, read),
    replaceAll,
  };
  return ok({ difference, review });
};
