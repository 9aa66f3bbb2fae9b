import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restOrderLinks } from '#adapters/rest/order-links.ts';
import { throttles } from '#backend/authorisation/factors/step-schema.ts';
import { rateLimits } from '#backend/authorisation/rate-limits.ts';
import { hasRefusedOrderMail } from '#backend/outbox/refused-mails.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import { reviveMessage, sweepMessages } from '#backend/outbox/service.ts';
import type { Order } from '#core/orders/order.ts';
import type { OrderLinks } from '#core/orders/order-links.port.ts';
import { type Token, token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { freshToken } from '#test/kit/backends/backends.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import {
  companyCheckout,
  expectRefused,
  firstPayment,
  openOrder,
  type PaymentSubject,
  serverLine,
  someCheckout,
  unwrap,
} from '#test/payment/payment-subject.ts';
import { type MailBackend, openMailBackend, SHOP_ORIGIN } from './mail-backend.ts';

const WRONG = 'go-nham@example.vn';

describe('mails that a server refuses for good', () => {
  let open: MailBackend;
  let subject: PaymentSubject;
  let links: OrderLinks;
  beforeAll(async () => {
    open = await openMailBackend();
  });
  beforeEach(async () => {
    open.sink.clear();
    open.sink.answer((to) => (to === WRONG ? { code: 550 } : null));
    const held: Token = token(await freshToken(open.backend));
    const payments = await backendPaymentSubjectOf(open.backend, held);
    subject = { ...payments, returnUrl: `${SHOP_ORIGIN}/PaymentResult` };
    links = restOrderLinks(wireClient(open.backend, '', held));
  });
  afterAll(() => open.close());

  const subjectsTo = (email: string) =>
    open.sink.mails.filter(({ to }) => to === email).map(({ headers }) => headers.subject ?? '');
  const placeRefused = async (): Promise<Order> => {
    const contact = { ...someCheckout.contact, email: WRONG };
    const order = await openOrder(subject, [serverLine()], { ...someCheckout, contact });
    const isRefused = () => hasRefusedOrderMail(open.backend.deps.db, order.id, WRONG);
    await open.pollMails(isRefused).toBe(true);
    return order;
  };

  test('the mail arrives, once, at the address that the buyer corrected, and so do the next ones', async () => {
    const order = await placeRefused();
    expect(unwrap(await links.refusedMail(order.id)).address).toBe('g•••@example.vn');
    unwrap(await links.correctMailAddress(order.id, 'order', 'dung@example.vn'));
    unwrap(await links.correctMailAddress(order.id, 'order', 'dung@example.vn'));
    await open.pollMails(() => subjectsTo('dung@example.vn')).toHaveLength(1);
    await subject.bank.confirm(unwrap(await firstPayment(subject, order)).id);
    await open.pollMails(() => subjectsTo('dung@example.vn').join()).toContain('đã nhận');
    expect(subjectsTo('dung@example.vn').filter((each) => each.includes('chờ thanh toán'))).toHaveLength(1);
    expect(subjectsTo(WRONG)).toEqual([]);
  });

  test('V2.4.1 orders of guests that are corrected to a stranger’s address send it few mails', async () => {
    const victim = 'nan-nhan@example.vn';
    const [first, second] = [await placeRefused(), await placeRefused()];
    unwrap(await links.correctMailAddress(first.id, 'order', victim));
    await open.backend.deps.db.update(throttles).set({ count: rateLimits.unpaidMail.most });
    expectRefused(await links.correctMailAddress(second.id, 'order', victim.toUpperCase()), 'too-many-tries');
    expect(unwrap(await links.refusedMail(second.id)).address).toBe('g•••@example.vn');
    await open.backend.deps.db.delete(throttles);
    unwrap(await links.correctMailAddress(second.id, 'order', victim));
    await open.pollMails(() => subjectsTo(victim)).toHaveLength(2);
  });

  test('a mail that asks for a payment is not sent again after the payment', async () => {
    const order = await placeRefused();
    await subject.bank.confirm(unwrap(await firstPayment(subject, order)).id);
    unwrap(await links.correctMailAddress(order.id, 'order', 'tra-roi@example.vn'));
    await open.pollMails(() => subjectsTo('tra-roi@example.vn').join()).toContain('đã nhận');
    expect(subjectsTo('tra-roi@example.vn').join()).not.toContain('chờ thanh toán');
  });

  test('a refusal is told when its mail is deleted, until a server takes mails to the address; no empty mail is sent', async () => {
    const order = await placeRefused();
    const { db } = open.backend.deps;
    await sweepMessages(db, Date.now() + 8 * 86_400_000);
    expect(unwrap(await links.refusedMail(order.id)).address).toBe('g•••@example.vn');
    const [stored] = await db.select().from(outboxMessages).where(eq(outboxMessages.orderId, order.id));
    expect(stored).toMatchObject({ subject: '', text: '', html: null, to: WRONG });
    expect(await reviveMessage(open.backend.deps, stored?.id ?? '')).toBe(false);
    open.sink.answer(() => null);
    await subject.bank.confirm(unwrap(await firstPayment(subject, order)).id);
    await open.pollMails(async () => unwrap(await links.refusedMail(order.id)).address).toBeNull();
    expect(subjectsTo(WRONG)).toHaveLength(1);
  });

  test('an invoice whose address refuses it is told, and goes to the corrected one', async () => {
    const { invoiceRequest } = companyCheckout;
    const asked = invoiceRequest && { ...invoiceRequest, email: WRONG };
    const order = await openOrder(subject, [serverLine()], { ...companyCheckout, invoiceRequest: asked });
    await subject.bank.confirm(unwrap(await firstPayment(subject, order)).id);
    await open.pollMails(async () => unwrap(await links.refusedMail(order.id)).invoiceAddress).toBe('g•••@example.vn');
    unwrap(await links.correctMailAddress(order.id, 'invoice', 'ketoan-dung@example.vn'));
    await open.pollMails(() => subjectsTo('ketoan-dung@example.vn')).toHaveLength(1);
    expect(subjectsTo('ketoan-dung@example.vn')[0]).toContain(order.number);
  });

  test('a mail that is tried later is no refusal', async () => {
    open.sink.answer((to) => (to === 'day-hop@example.vn' ? { code: 450 } : null));
    const contact = { ...someCheckout.contact, email: 'day-hop@example.vn' };
    const order = await openOrder(subject, [serverLine()], { ...someCheckout, contact });
    const about = eq(outboxMessages.key, `order-received:${order.number}`);
    const tries = async () => (await open.backend.deps.db.select().from(outboxMessages).where(about))[0]?.tries;
    await open.pollMails(tries).toBe(1);
    expect(unwrap(await links.refusedMail(order.id)).address).toBeNull();
  });
});
