import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { type DnsRecord, identityOf } from './dns-record.ts';
import { parseRecord } from './parse-record.ts';
import { applyDifference, type Difference, differenceOf, type Zone } from './zone.ts';
import type { ZoneEdit } from './zone-gateway.port.ts';

/** The records after the edit, and what it really changed; both lists are empty for an edit without effect. */
export type DecidedChange = Difference & { readonly records: readonly DnsRecord[] };

/** Asked by every service that stores zones. Refuses as `ZoneGateway.change` documents. */
export const decideChange = (
  zone: Pick<Zone, 'domain' | 'version' | 'records' | 'canChange'>,
  { version, removed, added }: ZoneEdit,
): Result<DecidedChange, PortFailure> => {
  if (!zone.canChange) return refuse('domain-not-active');
  if (version !== zone.version) return refuse('zone-changed', { version: zone.version });
  if (!added.every((record) => isCanonical(zone.domain, record))) return refuse('bad-input');
  const after = applyDifference(zone.domain, zone.records, { removed, added });
  if (after.ok) return ok({ ...differenceOf(zone.records, after.value), records: after.value });
  const { problem, record } = after.failure;
  return refuse('zone-refused', { problem, record: record === null ? '' : identityOf(record) });
};

/** Whether signatures may be switched on or off. Refuses as `ZoneGateway.setSigned` documents. */
export const decideSigning = ({
  canChange,
  signing,
}: Pick<Zone, 'canChange' | 'signing'>): Result<null, PortFailure> => {
  if (signing === null) return fail({ kind: 'not-found' });
  return canChange ? ok(null) : refuse('domain-not-active');
};

const refuse = (code: string, detail: Readonly<Record<string, string | number>> = {}) =>
  fail<PortFailure>({ kind: 'rejected', code, message: code, detail });

const isCanonical = (domain: string, record: DnsRecord): boolean => {
  const parsed = parseRecord(domain, { ...record, ttl: String(record.ttl) });
  return parsed.ok && parsed.value.name === record.name && parsed.value.value === record.value;
};
