import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#core/orders/order.ts';
import { backendPaymentSubject } from '#test/kit/backend-payments.ts';
import type { SunkLetter } from '#test/kit/mail-sink.ts';
import { bodyOf, leavesOf } from '#test/kit/read-letter.ts';
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

/** For effects after the response; allows for a slow machine. */
const slowMachine = { timeout: 30_000, interval: 100 };

describe('the mails of an order', () => {
  let open: MailBackend;
  let subject: PaymentSubject;
  beforeAll(async () => {
    open = await openMailBackend();
    subject = { ...(await backendPaymentSubject(open.backend)), returnUrl: `${SHOP_ORIGIN}/PaymentResult` };
  });
  afterAll(() => open.close());

  const subjectsTo = (email: string) =>
    open.sink.letters.filter(({ to }) => to === email).map(({ headers }) => headers.subject ?? '');
  const letterTo = (email: string, about: RegExp): SunkLetter => {
    const found = open.sink.letters.filter(({ to, headers }) => to === email && about.test(headers.subject ?? ''));
    expect(found).toHaveLength(1);
    return found[0] as SunkLetter;
  };
  const orderBy = (email: string, lines = [serverLine()]) =>
    openOrder(subject, lines, { ...someCheckout, contact: { ...someCheckout.contact, email } });
  const pay = async (order: Order) => subject.bank.confirm(unwrap(await firstPayment(subject, order)).id);

  test('a placed order sends its items, its total and a link that pays it, as HTML and text', async () => {
    const order = await orderBy('nhan@example.vn');
    await expect.poll(() => subjectsTo('nhan@example.vn'), slowMachine).toHaveLength(1);
    const letter = letterTo('nhan@example.vn', /chờ thanh toán/);
    expect(letter.headers.subject).toMatch(new RegExp(`^Đơn ${order.number}: chờ thanh toán [\\d.]+đ$`));
    const text = bodyOf(letter, 'text/plain').toString('utf8');
    const html = bodyOf(letter, 'text/html').toString('utf8');
    for (const body of [text, html]) {
      expect(body).toContain(`Đã nhận đơn ${order.number}`);
      expect(body).toContain('Tổng cộng (đã gồm VAT)');
      expect(body).toContain(`${SHOP_ORIGIN}/don-hang/`);
    }
    expect(html).not.toMatch(/<img|<script|http:\/\/localhost/);
    expect(letter.headers.from).toContain('khong-tra-loi@cuahangmay.example');
  });

  test('a paid order sends one letter with its invoice, however often the bank reports it', async () => {
    const order = await orderBy('tra@example.vn');
    const payment = unwrap(await firstPayment(subject, order));
    await subject.bank.twice(payment.id);
    await subject.bank.confirm(payment.id);
    await expect.poll(() => subjectsTo('tra@example.vn').join(), slowMachine).toContain('đã nhận');
    const letter = letterTo('tra@example.vn', /đã nhận/);
    const [file] = leavesOf(letter).filter(({ headers }) => headers['content-disposition']?.startsWith('attachment'));
    expect(file?.headers['content-type']).toMatch(/^application\/pdf; name=hoa-don-1C\d\dTCM-\d+\.pdf/);
    expect(file?.body.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bodyOf(letter, 'text/plain').toString('utf8')).toContain('Hoá đơn giá trị gia tăng đính kèm');
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
    await expect.poll(() => subjectsTo('ke-toan@example.vn'), slowMachine).toHaveLength(1);
    const letter = letterTo('ke-toan@example.vn', /^Hoá đơn của đơn/);
    expect(bodyOf(letter, 'application/pdf').subarray(0, 5).toString()).toBe('%PDF-');
    expect(bodyOf(letter, 'text/html').toString('utf8')).not.toContain('/don-hang/');
  });

  test('each service that is set up sends how to log in, without a password', async () => {
    const order = await orderBy('san-sang@example.vn', [serverLine(2)]);
    await pay(order);
    await subject.pass(2_000);
    await subject.pass(10_000);
    const ready = () => subjectsTo('san-sang@example.vn').filter((each) => each.endsWith('đã sẵn sàng'));
    await expect.poll(ready, slowMachine).toHaveLength(2);
    const [first] = open.sink.letters.filter(({ headers }) => headers.subject?.endsWith('đã sẵn sàng'));
    const text = bodyOf(first as SunkLetter, 'text/plain').toString('utf8');
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
    await expect.poll(() => subjectsTo('ten@example.vn'), slowMachine).toContain(`Tên miền ${name} cần hồ sơ`);
    expect(subjectsTo('ten@example.vn')).not.toContain(`${name} đã sẵn sàng`);
  });

  test('a cancelled order says so', async () => {
    const order = await orderBy('huy@example.vn');
    unwrap(await subject.orders.removeOrder(order.id, 'Đổi ý'));
    await expect.poll(() => subjectsTo('huy@example.vn'), slowMachine).toContain(`Đơn ${order.number} đã huỷ`);
    expect(bodyOf(letterTo('huy@example.vn', /đã huỷ/), 'text/plain').toString('utf8')).toContain('Lý do: Đổi ý');
  });
});
