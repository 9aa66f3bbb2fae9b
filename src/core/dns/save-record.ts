import { command, type UseCase } from '#core/failures/operation.ts';
import { isRefusal, toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { type DnsProblem, isDnsProblem } from '#core/shared/domains/dns-problem.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { fail, ok } from '#core/shared/result.ts';
import { changeZone, type ZoneCommand, type ZonePorts } from './change-zone.ts';
import { parseRecord, recordOfKey, type TypedRecord } from './parse-record.ts';

export type SaveRecordCommand = ZoneCommand &
  TypedRecord & {
    /** Key of the record that it replaces; null adds one. */
    readonly replaces: string | null;
  };

/**
 * Adds or replaces a record. Failures: `invalid-fields` with what is wrong with the record or contradicts the zone,
 * `zone-changed` when another tab was faster, `domain-not-active`, `login-required`.
 */
export const saveRecord = command(
  (ports: ZonePorts): UseCase<SaveRecordCommand, Outcome> =>
    ({ replaces, name, type, ttl, value, ...asked }) =>
      changeZone(ports)(
        asked,
        'edit',
        (zone) => {
          const record = parseRecord(zone.domain, { name, type, ttl, value });
          if (!record.ok) return fail({ kind: 'invalid-fields', fields: record.failure });
          if (replaces === null) return ok({ removed: [], added: [record.value] });
          const replaced = recordOfKey(zone, replaces);
          if (replaced === null) return fail({ kind: 'zone-refused', problem: 'dns-missing', record: replaces });
          return ok({ removed: [replaced], added: [record.value] });
        },
        toRecordFailure,
      ),
);

/** Contradictions that another name or type would resolve; the others are about the data. */
const aboutName: readonly DnsProblem[] = ['dns-cname-alone', 'dns-ds-alone', 'dns-too-many'];

const toRecordFailure = (failure: PortFailure): ShopFailure => {
  const problem = failure.kind === 'rejected' ? failure.detail?.problem : undefined;
  if (!isRefusal(failure, 'zone-refused') || !isDnsProblem(problem)) return toShopFailure(failure);
  return { kind: 'invalid-fields', fields: { [aboutName.includes(problem) ? 'name' : 'value']: problem } };
};
