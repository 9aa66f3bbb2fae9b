import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Invoice } from '#core/payment/invoice.ts';
import { addDong, formatDong } from '#core/shared/dong.ts';
import { amountInWords } from '#core/shared/text/amount-in-words.ts';
import { pay, validCheckoutFields } from '#test/kit/checkout.ts';
import { expectOk, freshIdempotencyKey } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { cartOf, type Goods, mainText, sameBrowser, shopWithCart, shopWithOrder } from '#test/ui/order-pages.tsx';

const paidOrder = async (...what: readonly Goods[]) => {
  const ordered = await shopWithOrder(...what);
  ordered.bank.confirm(ordered.payment.id);
  const invoice = expectOk(await ordered.shop.useCases.loadInvoice({ id: null, orderId: ordered.orderId }));
  return { ...ordered, invoice };
};

/** The cell texts of each line. */
const rows = (): readonly (readonly string[])[] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.trim() ?? ''),
    );

const expected = ({ lines }: Invoice): readonly (readonly string[])[] =>
  lines.map(({ title, quantity, unit, unitPrice, amounts, vatPercent }) => [
    title,
    `${quantity} ${unit}`,
    formatDong(unitPrice),
    formatDong(addDong(amounts.net, amounts.exempt)),
    vatPercent === null ? 'KCT' : `${vatPercent}%`,
    vatPercent === null ? '–' : formatDong(amounts.vat),
  ]);

describe('the invoice page', () => {
  test('ROUTE-22 PAY-04 the page shows every line with its rate and tax, the totals, and the amount in words; the total is the paid amount', async () => {
    const { shop, orderId, payment, invoice } = await paidOrder('server', 'plain');
    await openPage(`/hoa-don?orderId=${orderId}`, sameBrowser(shop));
    expect(rows()).toEqual(expected(invoice));
    expect(invoice.totals.gross).toBe(payment.amount);
    for (const amount of [invoice.totals.net, invoice.totals.vat, invoice.totals.gross])
      expect(mainText()).toContain(formatDong(amount));
    const words = amountInWords(invoice.totals.gross);
    expect(mainText()).toContain(`Bằng chữ: ${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`);
    expect(mainText()).not.toContain('KCT');
  });

  test('PAY-04 lines with several servers add up to the totals', async () => {
    const shop = await shopWithCart('server');
    const { orderId, lines } = await cartOf(shop);
    const [line] = lines;
    if (line === undefined) throw new Error('no line');
    expectOk(
      await shop.useCases.changeLine({
        orderId,
        lineId: line.line.id,
        quantity: 3,
        term: null,
        idempotencyKey: freshIdempotencyKey(),
      }),
    );
    const { totals } = await cartOf(shop);
    expectOk(
      await shop.useCases.finaliseOrder({
        ...(await validCheckoutFields(shop)),
        orderId,
        expectedTotal: totals.gross,
        idempotencyKey: freshIdempotencyKey(),
      }),
    );
    await pay(shop, orderId);
    await openPage(`/hoa-don?orderId=${orderId}`, sameBrowser(shop));
    const dong = (text: string | undefined): number => Number((text ?? '').replace(/\D/g, ''));
    const sum = (column: number): number => rows().reduce((total, row) => total + dong(row[column]), 0);
    expect([sum(3), sum(5)]).toEqual([totals.net + totals.exempt, totals.vat]);
    for (const row of rows()) expect(dong(row[3])).toBe(Number.parseInt(row[1] ?? '', 10) * dong(row[2]));
  });

  test('PAY-04 the state fee of a .vn domain is a separate line without tax', async () => {
    const { shop, orderId, invoice } = await paidOrder('domain');
    await openPage(`/hoa-don?orderId=${orderId}`, sameBrowser(shop));
    expect(invoice.totals.exempt).toBeGreaterThan(0);
    expect(rows()).toEqual(expected(invoice));
    expect(rows().map((row) => row[4])).toContain('KCT');
    expect(mainText()).toContain('KCT: không chịu thuế giá trị gia tăng.');
    expect(mainText()).toContain(`Trong đó không chịu thuế${formatDong(invoice.totals.exempt)}`);
  });

  test('PAY-04 the page shows seller and buyer; a company with its name, tax code and address', async () => {
    const shop = await shopWithCart('plain');
    const { orderId, totals } = await cartOf(shop);
    const company = {
      name: 'Tiệm Bánh Mây',
      taxCode: '0101243150',
      address: '24 Nguyễn Trãi',
      email: 'kt@example.com',
    };
    const fields = { ...(await validCheckoutFields(shop)), invoiceFor: 'company' as const, company };
    const placed = expectOk(
      await shop.useCases.finaliseOrder({
        ...fields,
        orderId,
        expectedTotal: totals.gross,
        idempotencyKey: freshIdempotencyKey(),
      }),
    );
    await pay(shop, placed.orderId);
    await openPage(`/hoa-don?orderId=${orderId}`, sameBrowser(shop));
    for (const text of [...Object.values(company), '0108888888', 'Công ty TNHH Cửa Hàng Mây'])
      expect(mainText()).toContain(text);
  });

  test('PAY-04 an invoice that lowers or replaces another names it, with its number, series and day', async () => {
    const { shop, orderId, invoice } = await paidOrder('plain');
    const other = { series: '1C26TCM', number: 41, date: Date.UTC(2026, 10, 3) };
    const named = 'hoá đơn số 0000041 ký hiệu 1C26TCM ngày 03/11/2026.';
    for (const [names, sentence] of [
      [{}, null],
      [{ adjusts: other }, `Điều chỉnh giảm cho ${named}`],
      [{ replaces: other }, `Thay thế cho ${named}`],
    ] as const) {
      shop.world.state.invoices.set(invoice.id, { ...invoice, ...names });
      await openPage(`/hoa-don?orderId=${orderId}`, sameBrowser(shop));
      if (sentence === null) expect(mainText()).not.toMatch(/Điều chỉnh giảm|Thay thế/);
      else expect(mainText()).toContain(sentence);
    }
  });

  test('PAY-04 one click prints the invoice', async () => {
    const { shop, orderId } = await paidOrder('plain');
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await openPage(`/hoa-don?orderId=${orderId}`, sameBrowser(shop));
    fireEvent.click(screen.getByRole('button', { name: 'In hoá đơn' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('ROUTE-22 an invoice is found by its own id too; an unknown or foreign one is the 404 page with its sentence', async () => {
    const { shop, orderId, invoice } = await paidOrder('plain');
    await openPage(`/hoa-don?id=${invoice.id}`, sameBrowser(shop));
    expect(rows()).toEqual(expected(invoice));
    for (const [path, world] of [
      ['/hoa-don', sameBrowser(shop)],
      ['/hoa-don?id=x', sameBrowser(shop)],
      [`/hoa-don?orderId=${orderId}`, { world: shop.world }],
    ] as const) {
      await openPage(path, world);
      expect(await screen.findByText(/^Không tìm thấy hoá đơn này\./)).toBeTruthy();
    }
  });
});
