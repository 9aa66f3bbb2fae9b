import { expect, test } from 'vitest';
import type { OrderRecord } from '#contracts/desk/order-record.ts';
import type { RefundRecord } from '#contracts/desk/refund-record.ts';
import type { ServiceRecord } from '#contracts/desk/service-record.ts';
import { eachBackend, mailsAbout } from '#test/kit/backends/backends.ts';
import { enterStaff, readStaffLog } from '#test/kit/staff.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import { account, ask, offeredRefund, passDays } from '#test/services/ending/ending-subject.ts';
import { requestOf, wireEndingSubject } from '#test/services/ending/wire-ending-subject.ts';
import { runServices } from '#test/services/service-subject.ts';
import { deskVisitor } from './desk-visitor.ts';

eachBackend('refunds that staff ask for', (backend) => {
  const begin = async () => {
    const subject = await wireEndingSubject(backend);
    const [service] = await runServices(subject);
    const desk = deskVisitor(await enterStaff(backend));
    const amount = await offeredRefund(subject, service.id);
    const askFor = (fields: object = {}) =>
      desk.send<ServiceRecord>('services', `/${service.id}/refund`, { amount, ...account, ...fields });
    return { subject, service, desk, amount, askFor };
  };

  test('SVC-01 what staff ask for on the telephone is the customer’s own refund, decided and told alike', async () => {
    const { subject, service, desk, amount, askFor } = await begin();
    expect((await desk.read<ServiceRecord>('services', service.id)).body.refund).toEqual({ gross: amount });
    const { status, body } = await askFor();
    expect(body.location).toBe('');
    expect([status, body.refundId]).toEqual([200, (await requestOf(backend, service.id)).id]);
    const id = body.refundId ?? '';
    expect((await desk.read<RefundRecord>('refunds', id)).body).toMatchObject({ gross: amount, state: 'asked' });
    expect(unwrap(await subject.ending.load(service.id)).request?.state).toBe('asked');
    expect(await mailsAbout(backend, service.id)).toContain('Đã nhận yêu cầu hoàn');
    for (const deed of ['confirm', 'paid']) expect((await desk.send('refunds', `/${id}/${deed}`, {})).status).toBe(200);
    const { events } = (await desk.read<OrderRecord>('orders', service.orderId)).body;
    const refunds = events.filter(({ text }) => /hoàn/.test(text) && text.includes(service.name));
    expect(refunds.map((event) => event.amount)).toEqual([amount, amount, amount]);
    expect(refunds.at(-1)).toMatchObject({ by: 'demo', text: `Yêu cầu huỷ và hoàn tiền: ${service.name}` });
    expect((await askFor()).status).toBe(409);
  });

  test('SVC-01 staff and customer at once ask for one refund', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { subject, service, desk, askFor } = await begin();
      const [byStaff, again] = await Promise.all([askFor(), askFor(), ask(subject, service.id)]);
      expect([byStaff.status, again.status].filter((status) => status === 200).length).toBeLessThanOrEqual(1);
      const { orderNumber } = (await desk.read<ServiceRecord>('services', service.id)).body;
      expect((await desk.list<RefundRecord>('refunds', { words: orderNumber })).body.total).toBe(1);
    }
  });

  const wrong: readonly (readonly [string, object, string])[] = [
    ['no bank', { bank: ' ' }, 'bank'],
    ['no holder', { holder: '' }, 'holder'],
    ['a holder without end', { holder: 'A'.repeat(101) }, 'holder'],
    ['no number', { number: '' }, 'number'],
    ['five digits', { number: '12345' }, 'number'],
    ['twenty digits', { number: '1'.repeat(20) }, 'number'],
    ['a card with signs', { number: '1234_5678' }, 'number'],
    ['one đồng more', { amount: 'more' }, 'amount'],
    ['nothing', { amount: 0 }, 'amount'],
    ['half a đồng', { amount: 0.5 }, 'amount'],
  ];
  test('SVC-01 what is wrong is refused at its field, and nothing is asked for', async () => {
    const { subject, service, amount, askFor } = await begin();
    for (const [how, fields, field] of wrong) {
      const typed = 'amount' in fields && fields.amount === 'more' ? { amount: amount + 1 } : fields;
      const { status, body } = await askFor(typed);
      expect([how, status, Object.keys(body.errors ?? {})]).toEqual([how, 422, [field]]);
    }
    expect(unwrap(await subject.ending.load(service.id)).request).toBeNull();
  });

  test('SVC-01 staff give back half of what was paid, and the invoice is lowered by exactly that', async () => {
    const { subject, service, desk } = await begin();
    const { body: before } = await desk.read<ServiceRecord>('services', service.id);
    const half = Math.floor(before.paid / 2);
    expect(half).toBeGreaterThan(0);
    const ask = (amount: number, reason = 'Khách rời giữa kỳ') =>
      desk.send<ServiceRecord>('services', `/${service.id}/refund-part`, { amount, reason, ...account });
    expect((await ask(before.paid + 1)).body.errors).toHaveProperty('amount');
    expect((await ask(half, ' ')).body.errors).toHaveProperty('reason');
    const both = await Promise.all([ask(half), ask(half)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const id = (await desk.read<ServiceRecord>('services', service.id)).body.refundId ?? '';
    const refund = (await desk.read<RefundRecord>('refunds', id)).body;
    expect([refund.gross, refund.net + refund.exempt + refund.vat]).toEqual([half, half]);
    expect(refund.askedReason).toBe('Khách rời giữa kỳ');
    for (const deed of ['confirm', 'paid']) expect((await desk.send('refunds', `/${id}/${deed}`, {})).status).toBe(200);
    const { invoices } = (await desk.read<OrderRecord>('orders', service.orderId)).body;
    expect(invoices.map(({ gross }) => gross)).toEqual([expect.any(Number), -half]);
    expect(unwrap(await subject.ending.load(service.id)).request?.state).toBe('paid');
    expect((await desk.read<ServiceRecord>('services', service.id)).body.paid).toBe(0);
    expect(await readStaffLog(await enterStaff(backend))).toContain('reason: undefined → Khách rời giữa kỳ');
  });

  test('SVC-01 staff may give back where the policy gives nothing, once', async () => {
    const { subject, service } = await begin();
    await passDays(subject, 10);
    const desk = deskVisitor(await enterStaff(backend));
    const { body } = await desk.read<ServiceRecord>('services', service.id);
    expect(body.refund).toEqual({ because: 'too-late' });
    const ask = () =>
      desk.send<ServiceRecord>('services', `/${service.id}/refund-part`, {
        amount: 1_000,
        reason: 'Thiện chí',
        ...account,
      });
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(409);
  });

  test('SVC-01 PAY-04 money goes back while the service runs on, more than once, and never more than was paid', async () => {
    const { subject, service, desk } = await begin();
    const shown = async () => (await desk.read<ServiceRecord>('services', service.id)).body;
    const { paid } = await shown();
    const give = (amount: number, keepsService = true) =>
      desk.send<ServiceRecord>('services', `/${service.id}/refund-part`, {
        amount,
        reason: 'Mất điện hai ngày',
        keepsService,
        ...account,
      });
    const send = async (id: string) => {
      for (const deed of ['confirm', 'paid'])
        expect((await desk.send('refunds', `/${id}/${deed}`, {})).status).toBe(200);
    };
    const first = Math.floor(paid / 3);
    const both = await Promise.all([give(first), give(first)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await mailsAbout(backend, service.id)).not.toContain('vẫn chạy đến');
    const [part] = (await shown()).partRefunds;
    await send(part?.id ?? '');
    expect(await shown()).toMatchObject({ status: service.status, refundId: null, paid: paid - first });
    expect(unwrap(await subject.ending.load(service.id)).request).toBeNull();
    expect(await mailsAbout(backend, service.id)).toContain('vẫn chạy đến');
    expect((await give(paid - first + 1)).body.errors).toHaveProperty('amount');
    expect((await give(1_001)).status).toBe(200);
    await send((await shown()).partRefunds[0]?.id ?? '');
    // The rest ends the service.
    expect((await give(paid - first - 1_001, false)).status).toBe(200);
    await send((await shown()).refundId ?? '');
    const { invoices } = (await desk.read<OrderRecord>('orders', service.orderId)).body;
    expect(invoices.map(({ gross }) => gross)).toEqual([expect.any(Number), -first, -1_001, -(paid - first - 1_001)]);
    expect((await give(1)).status).toBe(409);
  });

  test('SVC-01 a part that is refused is told to nobody and can be given again', async () => {
    const { service, desk } = await begin();
    const give = () =>
      desk.send<ServiceRecord>('services', `/${service.id}/refund-part`, {
        amount: 5_000,
        reason: 'Thiện chí',
        keepsService: true,
        ...account,
      });
    const id = (await give()).body.partRefunds[0]?.id ?? '';
    expect((await desk.send('refunds', `/${id}/refuse`, { reason: 'Sai khách' })).status).toBe(200);
    expect(await mailsAbout(backend, service.id)).not.toContain('Sai khách');
    expect((await give()).status).toBe(200);
    expect((await desk.read<ServiceRecord>('services', service.id)).body.status).toBe(service.status);
  });
});
