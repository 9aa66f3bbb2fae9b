import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restQuotationGateway } from '#adapters/rest/quotation-gateway.ts';
import { computeQuotedAmounts } from '#core/quotations/quotation.ts';
import { formatDong } from '#core/shared/dong.ts';
import { token } from '#core/shared/ids.ts';
import { backendPaymentSubject } from '#test/kit/backends/backend-payments.ts';
import { freshToken } from '#test/kit/backends/backends.ts';
import { freshIdempotencyKey } from '#test/kit/fakes/shop.ts';
import { leavesOf } from '#test/kit/servers/read-mail.ts';
import { readPdf } from '#test/kit/servers/read-pdf.ts';
import { wireClient } from '#test/kit/wire-client.ts';
import {
  companyCheckout,
  firstPayment,
  openOrder,
  type PaymentSubject,
  serverLine,
  someCheckout,
  unwrap,
} from '#test/payment/payment-subject.ts';
import { type MailBackend, openMailBackend, SHOP_ORIGIN } from './mail-backend.ts';

describe('files in mails, as a mail program opens them', () => {
  let open: MailBackend;
  let subject: PaymentSubject;
  beforeAll(async () => {
    open = await openMailBackend();
    subject = { ...(await backendPaymentSubject(open.backend)), returnUrl: `${SHOP_ORIGIN}/PaymentResult` };
  });
  afterAll(() => open.close());

  /** The words of the only file that was mailed to an address. */
  const fileTo = async (email: string): Promise<string> => {
    const files = () =>
      open.sink.mails
        .filter(({ to }) => to === email)
        .flatMap(leavesOf)
        .filter(({ headers }) => headers['content-disposition']?.startsWith('attachment'));
    await open.pollMails(files).toHaveLength(1);
    const [file] = files();
    expect(file?.headers['content-type']).toMatch(/^application\/pdf/);
    expect(file?.body.subarray(0, 5).toString()).toBe('%PDF-');
    return readPdf(file?.body ?? Buffer.alloc(0)).replaceAll('\n', ' ');
  };

  test('PAY-04 the invoice of a payment names its number, the buyer with tax code and address, and the amount', async () => {
    const contact = { ...someCheckout.contact, email: 'hoa-don@example.vn' };
    const order = await openOrder(subject, [serverLine()], { ...companyCheckout, contact });
    await subject.bank.confirm(unwrap(await firstPayment(subject, order)).id);
    const text = await fileTo('hoa-don@example.vn');
    const [invoice] = unwrap(await subject.invoices.newestByOrder(order.id));
    const { company, taxCode, address } = companyCheckout.invoiceRequest ?? {};
    const facts = [invoice?.number, invoice?.series, company, taxCode, address, formatDong(order.totals.gross)];
    for (const fact of [...facts, order.lines[0]?.title]) expect(text).toContain(fact ?? 'a fact is missing');
  });

  test('CART-19 a mailed quotation names its number, its product, the amount and who offers it', async () => {
    const held = token(await freshToken(open.backend));
    const quotations = restQuotationGateway(wireClient(open.backend, '', held));
    const made = unwrap(await quotations.create([serverLine()], freshIdempotencyKey()));
    const to = { sender: 'Nguyễn Thị Mây', email: 'bao-gia@example.vn' };
    unwrap(await quotations.send(made.id, to, freshIdempotencyKey()));
    const text = await fileTo(to.email);
    const [line] = made.lines;
    if (!line) throw new Error('the quotation has no line');
    const { gross } = computeQuotedAmounts(line);
    const { name, taxCode } = made.seller;
    for (const fact of [made.number, line.title, name, taxCode, formatDong(gross)]) expect(text).toContain(fact);
  });
});
