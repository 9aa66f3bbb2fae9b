import { expect, test } from 'vitest';
import type { RefundRow } from '#contracts/desk/refund-record.ts';
import { formatDong } from '#core/shared/dong.ts';
import { deskVisitor } from '#test/desk/desk-visitor.ts';
import { eachBackend, eachRealBackend, mailsAbout, runSql, setClock } from '#test/kit/backends/backends.ts';
import { enterStaff } from '#test/kit/staff.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { runServices } from '#test/services/service-subject.ts';
import { account, ask, offeredRefund } from './ending-subject.ts';
import { decideRefundAt } from './refunds-staff.ts';
import { serviceEndingContract } from './service-ending.contract.ts';
import { requestOf, wireEndingSubject } from './wire-ending-subject.ts';

eachBackend('ends of services', (backend) => {
  serviceEndingContract('the ends of services over the reference backend', () => wireEndingSubject(backend));

  test('SVC-01 a refund goes from asked to confirmed to paid, once each; three mails tell of it, none twice', async () => {
    const subject = await wireEndingSubject(backend);
    const [{ id, name }] = await runServices(subject);
    const amount = formatDong(await offeredRefund(subject, id));
    unwrap(await ask(subject, id));
    const request = String((await requestOf(backend, id)).id);
    expect(await decideRefundAt(backend, request, { decision: 'paid' })).toBe(409);
    const pressed = await Promise.all([1, 2, 3].map(() => decideRefundAt(backend, request, { decision: 'confirm' })));
    expect(pressed.toSorted()).toEqual([200, 409, 409]);
    expect(await decideRefundAt(backend, request, { decision: 'refuse', reason: 'đổi ý' })).toBe(409);
    expect(await decideRefundAt(backend, request, { decision: 'paid' })).toBe(200);
    expect(await decideRefundAt(backend, request, { decision: 'paid' })).toBe(409);
    expect(unwrap(await subject.ending.load(id)).request?.state).toBe('paid');
    const mails = await mailsAbout(backend, id);
    for (const subjectLine of [`Đã nhận yêu cầu hoàn ${amount} cho ${name}`, `${name} đã huỷ, hoàn ${amount}`])
      expect(mails.split(subjectLine).length - 1).toBeGreaterThan(0);
    const keys = await runSql(
      backend,
      `select key from outbox_messages where key like 'refund-%:${request}' order by key`,
    );
    expect(keys.map(({ key }) => key)).toEqual([`refund-asked:${request}`, `refund-confirmed:${request}`]);
  });

  test('SVC-01 V11.2.2 the bank account is sealed, stands on one page of the staff, and is deleted 30 days after the payment', async () => {
    const subject = await wireEndingSubject(backend);
    const [{ id }] = await runServices(subject);
    unwrap(await ask(subject, id));
    const stored = await requestOf(backend, id);
    expect(JSON.stringify(stored)).not.toContain(account.number);
    const keys = await runSql(backend, 'select * from intents');
    expect(JSON.stringify(keys)).not.toContain(account.number);
    const staff = await enterStaff(backend);
    const desk = deskVisitor(staff);
    const listed = await desk.list<RefundRow>('refunds', { perPage: 100 });
    expect(listed.body.rows.map((row) => row.id)).toContain(stored.id);
    const shown = [listed, await desk.read('refunds', String(stored.id))];
    expect(JSON.stringify(shown)).not.toContain(account.number);
    const part = await staff.read(`/desk/records/refunds/${stored.id}/account`);
    expect(await part.json()).toEqual({ account });
    expect((await staff.read('/desk/records/refunds/khong-co/account')).status).toBe(404);
    await decideRefundAt(backend, String(stored.id), { decision: 'refuse', reason: 'Sai tài khoản' });
    const { decided_at } = await requestOf(backend, id);
    await setClock(backend, Number(decided_at) + 29 * 86_400_000);
    expect((await requestOf(backend, id)).account).not.toBeNull();
    await setClock(backend, Number(decided_at) + 31 * 86_400_000);
    expect((await requestOf(backend, id)).account).toBeNull();
  });

  test('SVC-01 staff find a request by service, order and state; a refusal needs a reason, and its mail tells it', async () => {
    const subject = await wireEndingSubject(backend);
    const [{ id, orderId, name }] = await runServices(subject);
    unwrap(await ask(subject, id));
    const request = String((await requestOf(backend, id)).id);
    const { number } = unwrap(await subject.orders.load(orderId));
    const staff = await enterStaff(backend);
    const list = async (words: string, state = '') => {
      const { body } = await deskVisitor(staff).list<RefundRow>('refunds', { words, filter: { state }, perPage: 100 });
      return body.rows.map((row) => row.id);
    };
    expect(await list(number)).toContain(request);
    expect(await list(name, 'asked')).toContain(request);
    expect(await list(number, 'paid')).not.toContain(request);
    expect(await list('%_khong-co')).toEqual([]);
    expect(await decideRefundAt(backend, request, { decision: 'refuse', reason: ' ' })).toBe(422);
    await subject.decide(id, 'Đã dùng thử hai lần');
    expect(await mailsAbout(backend, id)).toContain('Đã dùng thử hai lần');
    const log = await runSql(
      backend,
      `select action from staff_log where path like '%/refunds/${request}/%' order by id`,
    );
    expect(log.map(({ action }) => action)).toContain('POST /desk/records/refunds/:id/refuse');
  });

  test('SVC-01 a cancelled service reminds of nothing, and its mail says when it ends and how to keep it', async () => {
    const subject = await wireEndingSubject(backend);
    const [{ id, name, endDate }] = await runServices(subject);
    unwrap(await subject.ending.cancel(id, subject.newIdempotencyKey()));
    expect(await mailsAbout(backend, id)).toContain('Đổi ý thì bạn bấm Giữ dịch vụ');
    expect(await mailsAbout(backend, id)).toContain(name);
    await setClock(backend, endDate - 5 * 86_400_000);
    expect(await runSql(backend, `select days from service_reminders where service_id = '${id}'`)).toEqual([]);
  });
});

eachBackend('the last day of a cancelled service', (backend) => {
  test('SVC-01 a cancelled service runs to the end of its last day, then ends once, with one mail; a kept one waits for its renewal', async () => {
    const subject = await wireEndingSubject(backend);
    const [{ id, name, endDate }] = await runServices(subject);
    const [{ id: other }] = await runServices(subject);
    for (const each of [id, other]) unwrap(await subject.ending.cancel(each, subject.newIdempotencyKey()));
    unwrap(await subject.ending.keep(other, subject.newIdempotencyKey()));
    const statusOf = async (of: string) =>
      (await runSql(backend, `select status from cloud_services where id = '${of}'`))[0]?.status;
    await setClock(backend, endDate);
    expect(await statusOf(id)).toBe('COMPLETED');
    await setClock(backend, endDate + 86_400_000);
    await setClock(backend, endDate + 2 * 86_400_000);
    expect([await statusOf(id), await statusOf(other)]).toEqual(['CANCELLED', 'SUSPEND']);
    expect((await mailsAbout(backend, id)).split(`${name} đã kết thúc`).length - 1).toBeGreaterThan(0);
    const mails = await runSql(backend, `select key from outbox_messages where key = 'service-ended:${id}'`);
    expect(mails).toHaveLength(1);
    const log = await runSql(backend, `select kind from service_actions where service_id = '${id}' order by at`);
    expect(log.map(({ kind }) => kind)).toEqual(['cancel-at-end', 'end-of-term']);
  });
});

eachRealBackend('simultaneous requests', (backend) => {
  test('SVC-01 of twenty requests at once for one service, one is stored: the lock on its row and the unique index', async () => {
    const subject = await wireEndingSubject(backend);
    const [{ id }] = await runServices(subject);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(subject, id)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const rows = await runSql(backend, `select state from refund_requests where service_id = '${id}'`);
    expect(rows).toEqual([{ state: 'asked' }]);
    expect(await runSql(backend, `select kind from service_actions where service_id = '${id}'`)).toHaveLength(1);
  });

  test('SVC-01 of a renewal and a refund at once, one is refused', async () => {
    const subject = await wireEndingSubject(backend);
    for (let round = 0; round < 5; round += 1) {
      const [{ id }] = await runServices(subject);
      const offers = unwrap(await subject.changes.renewals(subject.owner));
      const total = offers.find((offer) => offer.id === id)?.amounts.gross;
      if (total === undefined) throw new Error('it can be renewed');
      const refund = await offeredRefund(subject, id);
      const [renewed, asked] = await Promise.all([
        subject.changes.pay({ dues: [], services: [id] }, total, subject.newIdempotencyKey()),
        subject.ending.askRefund(id, account, refund, subject.newIdempotencyKey()),
      ]);
      expect([renewed.ok, asked.ok].filter(Boolean)).toHaveLength(1);
    }
  });
});
