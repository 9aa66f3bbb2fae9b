import { expect, test } from 'vitest';
import { addMonthsToTime } from '#core/shared/calendar.ts';
import { eachBackend, runSql, setClock, type TestBackend } from '#test/kit/backends/backends.ts';
import { describeLaws } from '#test/kit/law.ts';
import { serverLine } from '#test/payment/payment-subject.ts';
import type { EndingSubject } from '#test/services/ending/ending-subject.ts';
import { wireEndingSubject } from '#test/services/ending/wire-ending-subject.ts';
import { runServices } from '#test/services/service-subject.ts';
import { anchorDayLaws, monthsOf, nextThirtyFirst, offerOf, renewFor } from './laws-of-anchor-days.ts';

/** Log-ins of today have expired by the next 31st. */
const openOnThirtyFirst = async (backend: TestBackend): Promise<EndingSubject> => {
  const at = nextThirtyFirst(Date.now());
  await setClock(backend, at);
  const subject = await wireEndingSubject(backend);
  await subject.pass(at - subject.now());
  return subject;
};

eachBackend('anchor days', (backend) => {
  const open = () => openOnThirtyFirst(backend);
  describeLaws('the cloud service keeps the anchor days of services', anchorDayLaws, open);

  test('SVC-01 a service that the release before created goes on with its first day, which the renewal stores', async () => {
    const subject = await open();
    const [{ id, startDate }] = await runServices(subject, [serverLine()]);
    const bought = monthsOf(await offerOf(subject, id));
    const shortened = addMonthsToTime(startDate, bought + 1);
    await renewFor(subject, id, 1);
    await runSql(backend, `update cloud_services set anchor_day = null, end_date = ${shortened} where id = '${id}'`);
    const end = addMonthsToTime(startDate, bought + 2);
    expect(await renewFor(subject, id, 1)).toBe(end);
    const stored = await runSql(
      backend,
      `select anchor_day, end_date::float8 as ends from cloud_services where id = '${id}'`,
    );
    expect(stored).toEqual([{ anchor_day: 31, ends: end }]);
  });
});
