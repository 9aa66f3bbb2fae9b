import { expect, test } from 'vitest';
import { serviceExtensions } from '#backend/order-desk/service-extension-schema.ts';
import { sweep } from '#backend/sweep.ts';
import type { ServiceExtensionRecord } from '#contracts/desk/service-extension-record.ts';
import type { ServiceRecord } from '#contracts/desk/service-record.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { MAX_GIVEN_DAYS } from '#core/shared/paid-term.ts';
import { retention } from '#core/shared/retention.ts';
import { eachBackend, runSql } from '#test/kit/backends/backends.ts';
import { enterStaff, readStaffLog } from '#test/kit/staff.ts';
import { domainLine, serverLine, unwrap } from '#test/payment/payment-subject.ts';
import {
  createRenewalOrder,
  loadRenewals,
  pay,
  serviceNow,
  totalOfOffers,
} from '#test/services/changes/change-subject.ts';
import { type EndingSubject, offeredRefund, passDays, runAtNoon } from '#test/services/ending/ending-subject.ts';
import { wireEndingSubject } from '#test/services/ending/wire-ending-subject.ts';
import { runServices } from '#test/services/service-subject.ts';
import { openOffice } from '#test/staff/staff-office.ts';
import { deskVisitor } from './desk-visitor.ts';

const REASON = 'Máy dừng ngày 20/11 vì mất điện';

eachBackend('days that the staff give to services', (backend) => {
  const deskNow = async () => {
    const desk = deskVisitor(await enterStaff(backend));
    const plan = (services: readonly string[], fields: object = {}) =>
      desk.send<ServiceExtensionRecord>('service-extensions', '', { services, days: 7, reason: REASON, ...fields });
    const extend = (record: ServiceExtensionRecord, key?: string) =>
      desk.send<ServiceExtensionRecord>(
        'service-extensions',
        `/${record.id}/extend`,
        { plan: record.plan },
        key === undefined ? {} : { key },
      );
    return { desk, plan, extend };
  };
  const give = async (id: string, days: number): Promise<number> => {
    const { plan, extend } = await deskNow();
    return (await extend((await plan([id], { days })).body)).status;
  };
  const mailsOf = (id: string) =>
    runSql(backend, `select subject, text from outbox_messages where key like 'days-given:${id}%' order by created_at`);
  const renew = async (subject: EndingSubject, id: ServiceId): Promise<void> => {
    const total = totalOfOffers(await loadRenewals(subject), [id]);
    await pay(subject, (await createRenewalOrder(subject, [id], total)).id);
  };

  test('the plan shows each end before and after, and why one gets nothing; nothing changes before it is confirmed', async () => {
    const subject = await wireEndingSubject(backend);
    const bought = await runServices(subject, [serverLine(), serverLine(), domainLine(subject.freeDomain('.vn'))]);
    const [server, ended] = bought.filter(({ type }) => type !== 'domain');
    const name = bought.find(({ type }) => type === 'domain');
    if (!server || !ended || !name) throw new Error('two servers and a name were bought');
    await runSql(backend, `update cloud_services set status = 'CLOSED' where id = '${ended.id}'`);
    const { desk, plan, extend } = await deskNow();
    const { body } = await plan([server.id, ended.id, name.id, 'khong-co', server.id]);
    const after = server.endDate + 7 * DAY_MS;
    expect(body.rows.map(({ id, endsBefore, endsAfter, effect }) => [id, endsBefore, endsAfter, effect])).toEqual([
      [server.id, server.endDate, after, 'extended'],
      [ended.id, ended.endDate, null, 'ended'],
      [name.id, name.endDate, null, 'domain'],
      ['khong-co', null, null, 'gone'],
    ]);
    expect((await serviceNow(subject, server.id)).endDate).toBe(server.endDate);
    const done = await extend(body);
    expect([done.status, done.body.extended, done.body.rows]).toEqual([200, 1, body.rows]);
    const [first, ...more] = await mailsOf(server.id);
    expect([more, String(first?.text)]).toEqual([[], expect.stringContaining(REASON)]);
    expect(String(first?.subject)).toContain(formatDate(after));
    expect(await mailsOf(ended.id)).toEqual([]);
    const { log } = unwrap(await subject.control.load(server.id));
    expect(log[0]).toMatchObject({ kind: 'give-days', detail: `7 ngày, ${REASON}`, by: 'staff' });
    const { events } = (await desk.read<ServiceRecord>('services', server.id)).body;
    expect(events.some(({ text }) => text.includes(REASON))).toBe(true);
    expect(await readStaffLog(await enterStaff(backend))).toContain('extended: 0 → 1');
  });

  test('days are given once, by two members at once and by a form that is sent twice', async () => {
    const subject = await wireEndingSubject(backend);
    const [service] = await runServices(subject);
    const { plan, extend } = await deskNow();
    const { body } = await plan([service.id]);
    const all = await Promise.all([
      extend(body, 'them-ngay-mot-lan'),
      extend(body, 'them-ngay-mot-lan'),
      extend(body),
      extend(body),
    ]);
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(all.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(2);
    expect((await serviceNow(subject, service.id)).endDate).toBe(service.endDate + 7 * DAY_MS);
    const again = await extend(body);
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('đã làm rồi')]);
  });

  test('what changed since the plan was looked at is planned again', async () => {
    const subject = await wireEndingSubject(backend);
    const [service] = await runServices(subject);
    const { desk, plan, extend } = await deskNow();
    const { body } = await plan([service.id]);
    await renew(subject, service.id);
    expect((await extend(body)).status).toBe(409);
    const seen = (await desk.read<ServiceExtensionRecord>('service-extensions', body.id)).body;
    expect((await extend(seen)).status).toBe(200);
  });

  test('SVC-01 renewals before and after given days end as shown, in either order, and a refund gives back no given day', async () => {
    const [first, second] = [await wireEndingSubject(backend), await wireEndingSubject(backend)];
    const [[one], [other]] = [await runServices(first), await runServices(second)];
    const offered = await offeredRefund(first, one.id);
    expect(await give(one.id, 10)).toBe(200);
    expect(await offeredRefund(first, one.id)).toBe(offered);
    const shown = (await loadRenewals(first)).find(({ id }) => id === one.id)?.newEndDate;
    await renew(first, one.id);
    expect((await serviceNow(first, one.id)).endDate).toBe(shown);
    await renew(second, other.id);
    expect(await give(other.id, 10)).toBe(200);
    const ends = [(await serviceNow(first, one.id)).endDate, (await serviceNow(second, other.id)).endDate];
    expect(ends.map(formatDate)[0]).toBe(ends.map(formatDate)[1]);
  });

  test('SVC-01 a service that is suspended for its term runs again, and its grace begins with the new end', async () => {
    const subject = await wireEndingSubject(backend);
    const { id } = await runAtNoon(subject);
    await subject.moveEnd(id, subject.now() + DAY_MS);
    await passDays(subject, 3);
    expect((await serviceNow(subject, id)).status).toBe('SUSPEND');
    expect(await give(id, 1)).toBe(409);
    expect(await give(id, 3)).toBe(200);
    expect((await serviceNow(subject, id)).status).toBe('COMPLETED');
    expect((await mailsOf(id)).map(({ text }) => String(text).includes('vẫn tạm ngưng'))).toEqual([false]);
    await passDays(subject, 1);
    expect((await serviceNow(subject, id)).status).toBe('COMPLETED');
    await passDays(subject, 2);
    expect((await serviceNow(subject, id)).status).toBe('SUSPEND');
  });

  test('SVC-01 one that the staff hold stays suspended, and its mail says so', async () => {
    const subject = await wireEndingSubject(backend);
    const [{ id }] = await runServices(subject);
    await subject.hold(id, 'Gửi thư rác');
    expect(await give(id, 5)).toBe(200);
    expect((await serviceNow(subject, id)).status).toBe('SUSPEND');
    expect((await mailsOf(id)).map(({ text }) => String(text).includes('vẫn tạm ngưng'))).toEqual([true]);
  });

  test('what was planned is deleted with the staff log, what was given stays', async () => {
    const office = await openOffice();
    const { db, clock } = office.backend.deps;
    const desk = deskVisitor(await office.admin());
    await desk.send('service-extensions', '', { services: ['dv-1'], days: 3, reason: REASON });
    const later = (days: number) => ({ ...clock, now: () => clock.now() + (retention.staffLog.days + days) * DAY_MS });
    await sweep({ db, clock: later(-1) });
    expect(await db.$count(serviceExtensions)).toBe(1);
    await sweep({ db, clock: later(1) });
    expect(await db.$count(serviceExtensions)).toBe(0);
    await office.close();
  });

  const wrong: readonly (readonly [object, string])[] = [
    [{ services: [] }, 'services'],
    [{ services: Array.from({ length: 501 }, (_, each) => `dv-${each}`) }, 'services'],
    [{ days: 0 }, 'days'],
    [{ days: -7 }, 'days'],
    [{ days: 1.5 }, 'days'],
    [{ days: '7' }, 'days'],
    [{ days: MAX_GIVEN_DAYS + 1 }, 'days'],
    [{ days: null }, 'days'],
    [{ reason: ' ' }, 'reason'],
    [{ reason: 'ab' }, 'reason'],
    [{ reason: 'a'.repeat(201) }, 'reason'],
  ];
  test('what is wrong is refused at its field, and a list in which nothing can be extended does nothing', async () => {
    const { plan, extend } = await deskNow();
    for (const [fields, field] of wrong) {
      const { status, body } = await plan(['dv-1'], fields);
      expect([fields, status, Object.keys(body.errors ?? {})]).toEqual([fields, 422, [field]]);
    }
    expect((await extend((await plan(['khong-co'])).body)).status).toBe(409);
  });
});
