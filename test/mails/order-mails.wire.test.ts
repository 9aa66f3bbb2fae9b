import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimits } from '#backend/authorisation/rate-limits.ts';
import { countSegments, MAX_SEGMENTS } from '#backend/mails/fit-sms.ts';
import { orders } from '#backend/order-store/schema.ts';
import { outboxMessages } from '#backend/outbox/schema.ts';
import { paymentNotifications } from '#backend/payments/schema.ts';
import { UNPAID_ORDER_DAYS, UNPAID_ORDER_MS } from '#core/order-rules/unpaid-order.ts';
import type { Order } from '#core/orders/order.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import { backendPaymentSubject } from '#test/kit/backends/backend-payments.ts';
import type { SunkMail } from '#test/kit/servers/mail-sink.ts';
import { bodyOf, leavesOf } from '#test/kit/servers/read-mail.ts';
import { type TinySmsGateway, tinySmsGateway } from '#test/kit/servers/tiny-sms-gateway.ts';
import {
  companyCheckout,
  domainLine,
  firstPayment,
  openOrder,
  type PaymentSubject,
  serverLine,
  someCheckout,
  unwrap,
} from '#test/payment/payment-subject.ts';
import { type MailBackend, openMailBackend, SHOP_ORIGIN } from './mail-backend.ts';

describe('the mails of an order', () => {
  let open: MailBackend;
  let subject: PaymentSubject;
  beforeAll(async () => {
    open = await openMailBackend();
    subject = { ...(await backendPaymentSubject(open.backend)), returnUrl: `${SHOP_ORIGIN}/PaymentResult` };
  });
  afterAll(() => open.close());

  const subjectsTo = (email: string) =>
    open.sink.mails.filter(({ to }) => to === email).map(({ headers }) => headers.subject ?? '');
  const mailTo = (email: string, about: RegExp): SunkMail => {
    const found = open.sink.mails.filter(({ to, headers }) => to === email && about.test(headers.subject ?? ''));
    expect(found).toHaveLength(1);
    return found[0] as SunkMail;
  };
  const orderBy = (email: string, lines = [serverLine()]) =>
    openOrder(subject, lines, { ...someCheckout, contact: { ...someCheckout.contact, email } });
  const pay = async (order: Order) => subject.bank.confirm(unwrap(await firstPayment(subject, order)).id);

  test('a placed order sends its items, its total and a link that pays it, as HTML and text', async () => {
    const order = await orderBy('nhan@example.vn');
    await open.pollMails(() => subjectsTo('nhan@example.vn')).toHaveLength(1);
    const mail = mailTo('nhan@example.vn', /chờ thanh toán/);
    expect(mail.headers.subject).toMatch(new RegExp(`^Đơn ${order.number}: chờ thanh toán [\\d.]+đ$`));
    const text = bodyOf(mail, 'text/plain').toString('utf8');
    const html = bodyOf(mail, 'text/html').toString('utf8');
    for (const body of [text, html]) {
      expect(body).toContain(`Đã nhận đơn ${order.number}`);
      expect(body).toContain('Tổng cộng (đã gồm VAT)');
      expect(body).toContain(`${SHOP_ORIGIN}/don-hang/`);
    }
    expect(html).not.toMatch(/<img|<script|http:\/\/localhost/);
    expect(mail.headers.from).toContain('hotro@cuahangmay.example');
  });

  test('V2.4.1 guests who place and cancel orders for a stranger’s address send it few mails', async () => {
    const most = rateLimits.unpaidMail.most;
    const { db } = open.backend.deps;
    const email = 'nguoi-la@example.vn';
    const order = await orderBy(email);
    for (let at = 0; at < most; at += 1) await orderBy(at % 2 === 0 ? email : email.toUpperCase());
    await open.pollMails(() => subjectsTo(email).length).toBeGreaterThan(0);
    const queued = await db.select().from(outboxMessages).where(like(outboxMessages.key, 'order-received:%'));
    const own = await db.select().from(orders).where(sql`lower(${orders.ownerEmail}) = ${email}`);
    const numbers = own.map(({ number }) => `order-received:${number}`);
    expect(own).toHaveLength(most + 1);
    expect(queued.filter(({ key }) => numbers.includes(key))).toHaveLength(most);
    // Whoever pays hears of it.
    await pay(order);
    await open.pollMails(() => subjectsTo(email)).toContainEqual(expect.stringMatching(/đã nhận/i));
  });

  test('a paid order sends one mail with its invoice, however often the bank reports it', async () => {
    const order = await orderBy('tra@example.vn');
    const payment = unwrap(await firstPayment(subject, order));
    await subject.bank.twice(payment.id);
    await subject.bank.confirm(payment.id);
    await open.pollMails(() => subjectsTo('tra@example.vn').join()).toContain('đã nhận');
    const mail = mailTo('tra@example.vn', /đã nhận/);
    const [file] = leavesOf(mail).filter(({ headers }) => headers['content-disposition']?.startsWith('attachment'));
    expect(file?.headers['content-type']).toMatch(/^application\/pdf; name=hoa-don-1C\d\dTCM-\d+\.pdf/);
    expect(file?.body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bodyOf(mail, 'text/plain').toString('utf8')).toContain('Hoá đơn giá trị gia tăng đính kèm');
  });

  test.each([
    { who: 'thua-mot-lan', parts: [], over: 1_000 },
    { who: 'thua-sau-khi-thieu', parts: [50_000], over: 250_000 },
    { who: 'thua-sau-hai-lan-thieu', parts: [1_000, 2_000], over: 1 },
  ])('PAY-02 $who: the mail of a payment says what came beyond it and comes back', async ({ who, parts, over }) => {
    const email = `${who}@example.vn`;
    const order = await orderBy(email);
    const { id } = unwrap(await firstPayment(subject, order));
    for (const [at, part] of parts.entries()) await subject.bank.transfer(id, part, `${who}-${at}`);
    const rest = order.totals.gross - parts.reduce((sum, part) => sum + part, 0);
    await subject.bank.transfer(id, rest + over, `${who}-last`);
    await open.pollMails(() => subjectsTo(email).filter((each) => /: đã nhận [^,]*$/.test(each))).toHaveLength(1);
    const text = bodyOf(mailTo(email, /: đã nhận [^,]*$/), 'text/plain').toString('utf8');
    expect(text).toContain(`Bạn đã chuyển thừa ${formatDong(dong(over))}.`);
  });

  test('a company’s other address gets the invoice, and no link to the order', async () => {
    const { invoiceRequest } = companyCheckout;
    if (!invoiceRequest) throw new Error('no company');
    const order = await openOrder(subject, [serverLine()], {
      ...companyCheckout,
      contact: { ...someCheckout.contact, email: 'nguoi-mua@example.vn' },
      invoiceRequest: { ...invoiceRequest, email: 'ke-toan@example.vn' },
    });
    await pay(order);
    await open.pollMails(() => subjectsTo('ke-toan@example.vn')).toHaveLength(1);
    const mail = mailTo('ke-toan@example.vn', /^Hoá đơn của đơn/);
    expect(bodyOf(mail, 'application/pdf').subarray(0, 5).toString()).toBe('%PDF-');
    expect(bodyOf(mail, 'text/html').toString('utf8')).not.toContain('/don-hang/');
  });

  test('each service that is set up sends how to log in, without a password', async () => {
    const order = await orderBy('san-sang@example.vn', [serverLine(2)]);
    await pay(order);
    await subject.pass(2_000);
    await subject.pass(10_000);
    const ready = () => subjectsTo('san-sang@example.vn').filter((each) => each.endsWith('đã sẵn sàng'));
    await open.pollMails(ready).toHaveLength(2);
    const [first] = open.sink.mails.filter(({ headers }) => headers.subject?.endsWith('đã sẵn sàng'));
    const text = bodyOf(first as SunkMail, 'text/plain').toString('utf8');
    expect(text).toMatch(/Địa chỉ: [\d.]+\r\n/);
    expect(text).toMatch(/Tên đăng nhập: (root|Administrator)\r\n/);
    expect(text).toContain('thư này không chứa mật khẩu');
    expect(text).toContain(SHOP_ORIGIN);
  });

  test('a .vn name asks for its documents instead', async () => {
    const name = subject.freeDomain('.vn');
    await pay(await orderBy('ten@example.vn', [domainLine(name)]));
    await subject.pass(2_000);
    await subject.pass(10_000);
    await open.pollMails(() => subjectsTo('ten@example.vn')).toContain(`Tên miền ${name} cần hồ sơ`);
    expect(subjectsTo('ten@example.vn')).not.toContain(`${name} đã sẵn sàng`);
  });

  test('a cancelled order says so', async () => {
    const order = await orderBy('huy@example.vn');
    unwrap(await subject.orders.removeOrder(order.id, 'Đổi ý'));
    await open.pollMails(() => subjectsTo('huy@example.vn')).toContain(`Đơn ${order.number} đã huỷ`);
    expect(bodyOf(mailTo('huy@example.vn', /đã huỷ/), 'text/plain').toString('utf8')).toContain('Lý do: Đổi ý');
  });

  test('an order that nobody pays closes after fifteen days and says so once; money that comes later waits for a person', async () => {
    const { db } = open.backend.deps;
    const order = await orderBy('quen@example.vn');
    const payment = unwrap(await firstPayment(subject, order));
    await subject.pass(UNPAID_ORDER_MS + 60_000);
    await subject.pass(700_000);
    await open.pollMails(() => subjectsTo('quen@example.vn').join()).toContain('đã hết hạn thanh toán');
    const text = bodyOf(mailTo('quen@example.vn', /hết hạn thanh toán/), 'text/plain').toString('utf8');
    expect(text).toContain(`đã tự đóng sau ${UNPAID_ORDER_DAYS} ngày chưa thanh toán`);
    await subject.bank.confirm(payment.id);
    const kept = await db.select().from(paymentNotifications).where(eq(paymentNotifications.paymentId, payment.id));
    expect(kept).toMatchObject([{ verdict: 'review', amount: order.totals.gross }]);
    expect(unwrap(await subject.orders.load(order.id))).toMatchObject({ status: 'closed', financial: 'UNPAID' });
    expect(subjectsTo('quen@example.vn').filter((each) => /đã nhận|đã huỷ/.test(each))).toEqual([]);
  });
});

describe('the short forms of an order', () => {
  let gateway: TinySmsGateway;
  let open: MailBackend;
  let subject: PaymentSubject;
  beforeAll(async () => {
    gateway = await tinySmsGateway();
    open = await openMailBackend({ SMS_URL: gateway.url });
    subject = { ...(await backendPaymentSubject(open.backend)), returnUrl: `${SHOP_ORIGIN}/PaymentResult` };
  });
  afterAll(async () => {
    await open.close();
    await gateway.close();
  });

  test('the phone gets the link that pays, the payment and the way to the service, each once and in two messages at most', async () => {
    const phone = '0987654321';
    const order = await openOrder(subject, [serverLine()], {
      ...someCheckout,
      contact: { ...someCheckout.contact, phone, email: 'nhan-tin@example.vn' },
    });
    const payment = unwrap(await firstPayment(subject, order));
    await subject.bank.twice(payment.id);
    await subject.pass(2_000);
    await subject.pass(10_000);
    const messages = () => gateway.calls.map(({ body }) => body as { readonly to: string; readonly text: string });
    await open.pollMails(messages).toHaveLength(3);
    expect(messages().map(({ to }) => to)).toEqual([phone, phone, phone]);
    const texts = messages().map(({ text }) => text);
    expect(texts.find((text) => text.includes(order.number) && text.includes('/don-hang/'))).toMatch(
      /cho thanh toan [\d.]+d/,
    );
    expect(texts.find((text) => text.includes(`cho đơn ${order.number}`))).toMatch(/đã nhận [\d.]+đ/);
    expect(texts.find((text) => /sẵn sàng|san sang/.test(text))).toContain(SHOP_ORIGIN);
    expect(texts.map(countSegments).every((count) => count <= MAX_SEGMENTS)).toBe(true);
    expect(new Set(gateway.calls.map(({ key }) => key)).size).toBe(3);
  });
});
