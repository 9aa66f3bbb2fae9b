import { expect, test } from 'vitest';
import { serviceMails } from '#backend/order-desk/service-mail-schema.ts';
import { sweep } from '#backend/sweep.ts';
import type { ServiceMailRecord } from '#contracts/desk/service-mail-record.ts';
import type { ServiceRecord } from '#contracts/desk/service-record.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { retention } from '#core/shared/retention.ts';
import { eachBackend, runSql } from '#test/kit/backends/backends.ts';
import { enterStaff, readStaffLog } from '#test/kit/staff.ts';
import { wireEndingSubject } from '#test/services/ending/wire-ending-subject.ts';
import { runServices } from '#test/services/service-subject.ts';
import { openOffice } from '#test/staff/staff-office.ts';
import { deskVisitor } from './desk-visitor.ts';

eachBackend('mails to the customers of chosen services', (backend) => {
  const begin = async () => {
    const desk = deskVisitor(await enterStaff(backend));
    const [one] = await runServices(await wireEndingSubject(backend));
    const [other] = await runServices(await wireEndingSubject(backend));
    const write = async (services: readonly string[], fields: object = {}) =>
      desk.send<ServiceMailRecord>('service-mails', '', {
        services,
        subject: `Bảo trì ${one.id}`,
        text: 'Máy khởi động lại lúc 1 giờ sáng.',
        ...fields,
      });
    const send = ({ id, plan }: ServiceMailRecord, key?: string) =>
      desk.send<ServiceMailRecord>('service-mails', `/${id}/send`, { plan }, key === undefined ? {} : { key });
    const mails = async () =>
      runSql(backend, `select recipient, text from outbox_messages where subject = 'Bảo trì ${one.id}'`);
    return { desk, one, other, write, send, mails };
  };

  test('the plan says who is mailed and who not and why, and nothing is sent before it is confirmed', async () => {
    const { desk, one, other, write, send, mails } = await begin();
    await runSql(backend, `update cloud_services set status = 'CLOSED' where id = '${other.id}'`);
    const { body: mail } = await write([one.id, other.id, 'khong-co', one.id]);
    expect(mail.rows.map(({ id, effect }) => [id, effect])).toEqual([
      [one.id, 'sent'],
      [other.id, 'ended'],
      ['khong-co', 'gone'],
    ]);
    expect([mail.mails, mail.sentAt, await mails()]).toEqual([1, null, []]);
    const sent = await send(mail);
    expect([sent.status, sent.body.sentAt === null]).toEqual([200, false]);
    expect(await mails()).toMatchObject([{ text: expect.stringContaining('khởi động lại lúc 1 giờ sáng') }]);
    const about = async (id: string) =>
      (await desk.read<ServiceRecord>('services', id)).body.events.filter(({ text }) => text.includes(one.id));
    expect([(await about(one.id)).length, (await about(other.id)).length]).toEqual([1, 0]);
    expect(await readStaffLog(await enterStaff(backend))).toContain('sent: 0 → 1');
  });

  test('a mail is sent once, by two members at once and by a form that is sent twice', async () => {
    const { one, other, write, send, mails } = await begin();
    const { body: mail } = await write([one.id, other.id]);
    const all = await Promise.all([send(mail, 'mot-bieu-mau'), send(mail, 'mot-bieu-mau'), send(mail), send(mail)]);
    expect(all.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(2);
    expect(await mails()).toHaveLength(mail.mails);
    const again = await send(mail);
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('đã gửi')]);
  });

  test('services of one address share a mail that names them all', async () => {
    const { desk, write, send, mails, one, other } = await begin();
    const orderOf = async (id: string) => (await desk.read<ServiceRecord>('services', id)).body;
    const [first, second] = [await orderOf(one.id), await orderOf(other.id)];
    await runSql(
      backend,
      `update orders set owner_email = '${first.email.toUpperCase()}' where id = '${second.orderId}'`,
    );
    const { body: mail } = await write([one.id, other.id]);
    expect(mail.mails).toBe(1);
    await send(mail);
    const [sent, ...more] = await mails();
    expect([more, String(sent?.text)]).toEqual([[], expect.stringContaining(`${first.name}, ${second.name}`)]);
  });

  test('what changed since the plan was looked at is planned again', async () => {
    const { desk, one, other, write, send, mails } = await begin();
    const { body: mail } = await write([one.id, other.id]);
    await runSql(backend, `update cloud_services set status = 'CANCELLED' where id = '${other.id}'`);
    expect((await send(mail)).status).toBe(409);
    expect(await mails()).toEqual([]);
    const { body } = await desk.read<ServiceMailRecord>('service-mails', mail.id);
    expect((await send(body)).status).toBe(200);
  });

  test('what was written is deleted with the staff log', async () => {
    const office = await openOffice();
    const { db, clock } = office.backend.deps;
    const desk = deskVisitor(await office.admin());
    await desk.send('service-mails', '', { services: ['dv-1'], subject: 'Bảo trì', text: 'Tối nay.' });
    const later = (days: number) => ({ ...clock, now: () => clock.now() + (retention.staffLog.days + days) * DAY_MS });
    await sweep({ db, clock: later(-1) });
    expect(await db.$count(serviceMails)).toBe(1);
    await sweep({ db, clock: later(1) });
    expect(await db.$count(serviceMails)).toBe(0);
    await office.close();
  });

  const wrong: readonly (readonly [object, string])[] = [
    [{ services: [] }, 'services'],
    [{ services: Array.from({ length: 501 }, (_, each) => `dv-${each}`) }, 'services'],
    [{ subject: '' }, 'subject'],
    [{ subject: 'a' }, 'subject'],
    [{ subject: 'a'.repeat(121) }, 'subject'],
    [{ text: ' ' }, 'text'],
    [{ text: 'a'.repeat(5_001) }, 'text'],
  ];
  test('what is wrong is refused at its field, and a list without anybody to mail is not sent', async () => {
    const { one, write, send } = await begin();
    for (const [fields, field] of wrong) {
      const { status, body } = await write([one.id], fields);
      expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, 422, [field]]);
    }
    const { body: empty } = await write(['khong-co']);
    expect((await send(empty)).status).toBe(409);
  });
});
