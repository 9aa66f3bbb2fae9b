import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { graceDatesOf } from '#core/ending-rules/grace.ts';
import { noAmounts } from '#core/pricing/amounts.ts';
import type { LoggedAction } from '#core/services/service-control.port.ts';
import { findServiceEnd } from '#core/services/service-end.ts';
import type { EndingState } from '#core/services/service-ending.port.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { serviceStates, serviceStatuses } from '#core/shared/service-status.ts';

const endDate = Date.UTC(2026, 10, 20, 16, 59);
const cancelled = { status: 'CANCELLED', type: 'cloud-server', endDate } as const;

const ending = (request: EndingState['request'] = null): EndingState => ({
  endsWithTerm: false,
  refund: { kind: 'refused', because: 'not-running' },
  request,
  grace: graceDatesOf({ kind: 'machine', name: 'web-01' }, endDate),
  suspension: null,
  isResumedByStaff: false,
});

const logged = (kind: LoggedAction['kind'], at: number): LoggedAction => ({
  id: kind,
  kind,
  detail: '',
  by: 'staff',
  at,
  finishedAt: at,
  outcome: 'done',
});

const request = (state: 'asked' | 'confirmed' | 'refused' | 'paid', decidedAt: number | null) => ({
  state,
  amounts: noAmounts,
  askedAt: endDate - 30 * DAY_MS,
  decidedAt,
  reason: '',
});

describe('how a service ended', () => {
  test.each(serviceStatuses)('SVC-01 a service in state %s has an end only when it is over', (status) => {
    const end = findServiceEnd({ ...cancelled, status }, [logged('end-of-term', endDate)], ending());
    expect(end !== null).toBe(serviceStates[status].isOver);
  });

  test('SVC-01 data of a server stays 15 days after its term, 7 after the last day to pay it, 15 after a refund', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (days) => {
        const at = endDate + days * DAY_MS;
        const endOf = (kind: LoggedAction['kind']) => findServiceEnd(cancelled, [logged(kind, at)], ending());
        expect(endOf('end-of-term')).toEqual({ cause: 'term', endedAt: at, keptUntil: endDate + 15 * DAY_MS });
        expect(endOf('end-unpaid')).toEqual({ cause: 'unpaid', endedAt: at, keptUntil: at + 7 * DAY_MS });
        expect(endOf('end-refunded')).toEqual({ cause: 'refunded', endedAt: at, keptUntil: at + 15 * DAY_MS });
      }),
    ));

  test('SVC-01 later entries of the log do not hide the end', () => {
    const log = [logged('rename', endDate + 2), logged('end-refunded', endDate + 1), logged('ask-refund', endDate)];
    expect(findServiceEnd(cancelled, log, ending())).toMatchObject({ cause: 'refunded', endedAt: endDate + 1 });
  });

  test.each([
    ['paid', 'refunded'],
    ['confirmed', 'refunded'],
    ['refused', 'unknown'],
    ['asked', 'unknown'],
  ] as const)('SVC-01 without an entry a request that is %s means %s', (state, cause) => {
    expect(findServiceEnd(cancelled, [], ending(request(state, endDate)))?.cause).toBe(cause);
  });

  test('DOM-01 a domain has no data that is kept', () => {
    const domain = { ...cancelled, type: 'domain' };
    expect(findServiceEnd(domain, [logged('end-unpaid', endDate)], ending())?.keptUntil).toBeNull();
  });
});
