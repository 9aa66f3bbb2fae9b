import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonthsToTime, dayNumberAt, formatDate } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { memoryEndingSubject } from '#test/kit/fakes/memory-services.ts';
import { lineFor, productBySku } from '#test/orders/any-line.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { pay, serviceNow } from '#test/services/changes/change-subject.ts';
import { choose } from '#test/services/changes/downgrades.contract.ts';
import type { EndingSubject } from '#test/services/ending/ending-subject.ts';
import { runServices } from '#test/services/service-subject.ts';
import { renewFor } from './laws-of-anchor-days.ts';

/** Renews for a number of months, or does something that leaves the end alone. */
type Step = number | 'upgrade' | 'smaller plan' | '6 days late' | 'a day before the end';

const upgrade = async (subject: EndingSubject, id: ServiceId): Promise<void> => {
  const [larger] = unwrap(await subject.changes.upgrades(id));
  if (!larger) return;
  const { plan, amounts } = larger;
  await pay(subject, unwrap(await subject.changes.upgrade(id, plan, amounts.gross, subject.newIdempotencyKey())));
};

const chooseSmaller = async (subject: EndingSubject, id: ServiceId): Promise<void> => {
  const { offers } = unwrap(await subject.changes.downgrades(id));
  const smaller = offers.find(({ refusal }) => refusal === null);
  if (smaller) unwrap(await choose(subject, id, smaller));
};

const passTo = async (subject: EndingSubject, id: ServiceId, days: number): Promise<void> => {
  const { endDate } = await serviceNow(subject, id);
  await subject.pass(Math.max(0, endDate + days * DAY_MS - subject.now()));
};

const take = async (subject: EndingSubject, id: ServiceId, step: Step): Promise<void> => {
  if (typeof step === 'number') await renewFor(subject, id, step);
  else if (step === 'upgrade') await upgrade(subject, id);
  else if (step === 'smaller plan') await chooseSmaller(subject, id);
  else await passTo(subject, id, step === '6 days late' ? 6 : -1);
};

/** A backup package bought for a month at this time. */
const runBackup = async (start: number) => {
  const subject = await memoryEndingSubject();
  await subject.pass(start - subject.now());
  const [service] = await runServices(subject, [lineFor(productBySku('CB-250'), { term: 1 })]);
  return { subject, service };
};

/** 10:30 in Vietnam on a day like `31/01/2027`. */
const at = (day: string): number => {
  const [date = 0, month = 1, year = 0] = day.split('/').map(Number);
  return Date.UTC(year, month - 1, date, 3, 30);
};

const anyStep = fc.constantFrom<Step>(1, 1, 3, 6, 12, 'upgrade', 'smaller plan', '6 days late', 'a day before the end');

describe('the ends of a service over its life', () => {
  test.each<readonly [string, readonly Step[], string]>([
    ['29/01/2027', [1, 1], '29/04/2027'],
    ['30/01/2027', [1], '30/03/2027'],
    ['31/01/2027', [], '28/02/2027'],
    ['31/01/2027', [1], '31/03/2027'],
    ['31/01/2027', [1, 1, 1], '31/05/2027'],
    ['31/01/2027', [12], '29/02/2028'],
    ['29/02/2028', [12], '29/03/2029'],
    ['31/08/2027', [1, 3], '31/01/2028'],
    ['31/12/2026', [3, 3], '31/07/2027'],
    ['31/01/2027', ['upgrade', 1, 'upgrade', 1], '30/04/2027'],
    ['31/01/2027', ['smaller plan', 1, 'a day before the end', 1], '30/04/2027'],
    ['31/01/2027', ['6 days late', 1, '6 days late', 1], '30/04/2027'],
    ['30/10/2026', [3, '6 days late', 1, 'smaller plan', 1], '30/04/2027'],
    ['31/10/2027', [3, 'upgrade', 12], '28/02/2029'],
  ])('SVC-01 bought on %s for a month, then %j, it ends on %s', async (start, steps, end) => {
    const { subject, service } = await runBackup(at(start));
    for (const step of steps) await take(subject, service.id, step);
    expect(formatDate((await serviceNow(subject, service.id)).endDate)).toBe(end);
  });

  test('SVC-01 whatever happens between them, renewals end where one term of all months ends, and never earlier than before', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 2_000 }),
        fc.array(anyStep, { minLength: 1, maxLength: 8 }),
        async (day, steps) => {
          const { subject, service } = await runBackup(at('06/10/2026') + day * DAY_MS);
          const { id, startDate } = service;
          let [paid, before] = [1, service.endDate];
          for (const step of steps) {
            await take(subject, id, step);
            if (typeof step === 'number') paid += step;
            const { endDate } = await serviceNow(subject, id);
            expect(endDate).toBe(addMonthsToTime(startDate, paid));
            expect(endDate).toBeGreaterThanOrEqual(before);
            if (typeof step === 'number') expect(dayNumberAt(endDate) - dayNumberAt(before)).toBeGreaterThanOrEqual(28);
            before = endDate;
          }
        },
      ),
      { numRuns: 200 },
    ));
});
