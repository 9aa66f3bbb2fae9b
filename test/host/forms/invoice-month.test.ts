import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { logIn } from '#adapters/memory/accounts/sessions.ts';
import type { Invoice } from '#core/payment/invoice.ts';
import { isoMonthAt } from '#core/payment/invoice-months.ts';
import { dong } from '#core/shared/dong.ts';
import { invoiceId, orderId } from '#core/shared/ids.ts';
import { invoiceMonthCsv, invoiceMonthZip, pdfNameOf } from '#host/media/invoice-month-file.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { memoryPaymentSubjectOf } from '#test/kit/fakes/memory-payments.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { addCustomer, PASSWORD, USERNAME } from '#test/kit/people.ts';
import { firstPayment, serverLine, someCheckout, unwrap } from '#test/payment/payment-subject.ts';

const drawing = renderer({ kind: 'development', styles: [] });

/** A browser in which a customer with this many invoices of this month has logged in. */
const openCustomer = async (invoices: number) => {
  const { host, world } = hostUnderTest({ renderer: drawing });
  const shopper = memoryPaymentSubjectOf(world, logIn(world, addCustomer(world)));
  const made: Invoice[] = [];
  for (let at = 0; at < invoices; at += 1) {
    const order = unwrap(await shopper.orders.placeOwn([serverLine()], someCheckout, shopper.newIdempotencyKey()));
    await shopper.bank.confirm(unwrap(await firstPayment(shopper, order)).id);
    made.push(...unwrap(await shopper.invoices.newestByOrder(order.id)));
  }
  const idempotencyKey = '0123456789abcdef0123456789abcdef';
  const fields = { username: USERNAME, password: PASSWORD, remember: 'on', redirectUrl: '', idempotencyKey };
  expectOk(await (await host.command('logIn', fields)).json());
  return { host, made, month: isoMonthAt(world.state.now) };
};

const filesIn = async (answer: Response): Promise<Readonly<Record<string, string>>> => {
  const unzipped = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(unzipped).map(([name, content]) => [name, Buffer.from(content).toString()]));
};

describe('ORD-03 the invoices of a month as one file', () => {
  test('ORD-03 PAY-04 the file has the PDF of each invoice of the month, and a table of them', async () => {
    const { host, made, month } = await openCustomer(3);
    const answer = await host.get(`/hoa-don-thang.zip?thang=${month}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="hoa-don-${month}.zip"`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const files = await filesIn(answer);
    expect(Object.keys(files)).toEqual([`hoa-don-${month}.csv`, ...made.map(pdfNameOf)]);
    for (const invoice of made) expect(files[pdfNameOf(invoice)]).toMatch(/^%PDF-/);
    const table = files[`hoa-don-${month}.csv`] ?? '';
    for (const { orderNumber } of made) expect(table).toContain(`${orderNumber},`);
    expect(table.trim().split('\r\n')).toHaveLength(4);
  });

  test.each(['2019-01', '2099-12', '2026-13', '2026', '', 'x.y', '2026-11.2', '2026-11.999', '../etc', "2026-11'"])(
    'ORD-03 «%s» has no invoices, and the answer says so and leads back',
    async (wish) => {
      const { host } = await openCustomer(1);
      const answer = await host.get(`/hoa-don-thang.zip?thang=${encodeURIComponent(wish)}`);
      expect(answer.status).toBe(404);
      const text = await answer.text();
      expect(text).toContain('Tháng này không có hoá đơn');
      expect(text).toContain('href="/quan-ly-tai-khoan/hoa-don"');
    },
  );

  test('ORD-03 who is not logged in is led to the page, which asks for it', async () => {
    const { host } = hostUnderTest({ renderer: drawing });
    const answer = await host.get('/hoa-don-thang.zip?thang=2026-11');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/quan-ly-tai-khoan/hoa-don']);
  });

  test('ORD-03 the page offers the month by a form without scripts, and nothing without invoices', async () => {
    const { host, month } = await openCustomer(2);
    const page = await (await host.get('/quan-ly-tai-khoan/hoa-don')).text();
    expect(page).toMatch(/<form[^>]*action="\/hoa-don-thang.zip"[^>]*method="get"/);
    expect(page).toContain(`<option value="${month}.1"`);
    expect(page).toContain(`Tháng ${month.slice(5)}/${month.slice(0, 4)}: 2 hoá đơn`);
    const { host: other } = await openCustomer(0);
    expect(await (await other.get('/quan-ly-tai-khoan/hoa-don')).text()).not.toContain('hoa-don-thang.zip');
  });
});

describe('the file of a month', () => {
  const invoice = (number: number, buyer: string): Invoice => ({
    id: invoiceId(String(number)),
    series: '1C26TCM',
    number,
    orderId: orderId('o'),
    orderNumber: `DH${number}`,
    paymentId: null,
    status: 'ISSUED',
    date: Date.UTC(2026, 10, 3),
    seller: { name: '', taxCode: '', address: '', email: '', phone: '' },
    buyer: { name: buyer, taxCode: '0101243150', address: '', email: '', phone: '' },
    lines: [],
    totals: { net: dong(1_000), exempt: dong(50), vat: dong(80), gross: dong(1_130) },
    paid: dong(1_130),
    adjusts: null,
    replaces: null,
  });

  test('a buyer’s name is no formula in the table, and stays one cell', () => {
    const csv = invoiceMonthCsv([invoice(7, '=HYPERLINK("http://x"),"a"'), invoice(8, 'Ấm & Trà, "chi nhánh"')]);
    const [head, first, second] = csv.split('\r\n');
    expect(head).toMatch(/^\uFEFFKý hiệu,Số,Ngày,/);
    expect(first).toBe(
      `1C26TCM,7,03/11/2026,DH7,"'=HYPERLINK(""http://x""),""a""",0101243150,1050,50,80,1130,,,hoa-don-1C26TCM-0000007.pdf`,
    );
    expect(second).toContain('"Ấm & Trà, ""chi nhánh"""');
  });

  test('an invoice names the one that it replaces', () => {
    const replaces = { series: '1C26TCM', number: 7, date: 0 };
    expect(invoiceMonthCsv([{ ...invoice(9, 'A'), replaces }])).toContain(',,1C26TCM-0000007,hoa-don-1C26TCM-0000009');
  });

  test('one PDF at a time is printed, and none after the reader left', async () => {
    const printed: number[] = [];
    const all = Array.from({ length: 40 }, (_, at) => invoice(at + 1, 'Thử'));
    const reader = invoiceMonthZip('x', all, async ({ number }) => {
      printed.push(number);
      return new Uint8Array(1_000);
    }).getReader();
    await reader.read();
    await reader.cancel();
    expect(printed.length).toBeLessThan(5);
  });

  test('an invoice that cannot be printed breaks the file instead of being left out', async () => {
    const file = invoiceMonthZip('x', [invoice(1, 'a'), invoice(2, 'b')], async ({ number }) => {
      if (number === 2) throw new Error('no printer');
      return new Uint8Array(10);
    });
    await expect(new Response(file).arrayBuffer()).rejects.toThrow('no printer');
  });
});
