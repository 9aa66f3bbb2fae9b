import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { formatMinute } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import { quotationId } from '#core/shared/ids.ts';
import { amountSentence } from '#core/shared/text/amount-in-words.ts';
import { movePrice } from '#test/kit/fakes/memory-changes.ts';
import { expectOk, freshIdempotencyKey, type Shop, slugs } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { cartOf, type Goods, mainText, sameBrowser, shopWithCart } from '#test/ui/order-pages.tsx';

const quotedCart = async (...what: readonly Goods[]) => {
  const shop = await shopWithCart(...what);
  const made = await shop.useCases.createQuotation({
    slug: null,
    configuration: null,
    orderId: null,
    idempotencyKey: freshIdempotencyKey(),
  });
  const path = expectOk(made).goTo;
  const id = quotationId(path.slice('/bao-gia/'.length));
  return { shop, path, id, view: expectOk(await shop.useCases.loadQuotation({ id })) };
};

/** Another person with the link. */
const inOtherBrowser = ({ world }: Shop) => ({ world });

describe('the quotation page', () => {
  test('CART-19 PAY-04 the page shows number, dates, seller, a rate and tax per line, and the total', async () => {
    const { shop, path, view } = await quotedCart('server', 'domain');
    await openPage(path, inOtherBrowser(shop));
    const { quotation, totals } = view;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Báo giá ${quotation.number}`);
    for (const text of [quotation.seller.name, quotation.seller.taxCode, formatMinute(quotation.validUntil)])
      expect(mainText()).toContain(text);
    for (const amount of [totals.vat, totals.gross]) expect(mainText()).toContain(formatDong(amount));
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[1]?.textContent).toContain('tiembanhmay.com.vn');
    expect(rows[1]?.textContent).toContain('không chịu thuế');
    expect(mainText()).toContain(`https://shop.test${path}`);
  });

  test('CART-19 one click adds everything to the cart of anyone with the link', async () => {
    const { shop, path, view } = await quotedCart('server', 'plain');
    const { router, ...buyer } = await openPage(path, inOtherBrowser(shop));
    fireEvent.click(screen.getByRole('button', { name: 'Đặt hàng theo báo giá' }));
    await waitFor(() => expect(addressOf(router)).toContain('/gio-hang'));
    expect((await cartOf(buyer)).totals).toEqual(view.totals);
    const held = `theo báo giá, giữ đến ${formatMinute(view.quotation.validUntil)}`;
    await waitFor(() => expect(mainText()).toContain(held), { timeout: 15_000 });
  });

  test("CART-19 an expired quotation says so and offers today's price beside the quoted one", async () => {
    const { shop, path, view } = await quotedCart('plain');
    movePrice(shop.world, view.quotation.lines[0]?.productId ?? '', 150);
    shop.world.state.now = view.quotation.validUntil;
    const { id } = view.quotation;
    const { offer } = expectOk(await shop.useCases.loadQuotation({ id }));
    const { router, ...buyer } = await openPage(path, inOtherBrowser(shop));
    expect(mainText()).toContain('Báo giá đã hết hiệu lực');
    for (const amount of [view.totals.gross, offer.totals.gross]) expect(mainText()).toContain(formatDong(amount));
    fireEvent.click(screen.getByRole('button', { name: 'Đặt hàng với giá hôm nay' }));
    await waitFor(() => expect(addressOf(router)).toContain('/gio-hang'));
    expect((await cartOf(buyer)).totals.gross).toBe(offer.totals.gross);
  });

  test('CART-19 products that are no longer sold are named; when none is left the page links to the shop and offers no order', async () => {
    const { shop, path, view } = await quotedCart('server', 'plain');
    const [first, second] = view.quotation.lines;
    shop.world.state.withdrawn.add(first?.productId ?? '');
    await openPage(path, inOtherBrowser(shop));
    expect(mainText()).toContain(`Không còn bán: ${first?.title}`);
    expect(screen.getByRole('button', { name: 'Đặt hàng theo báo giá' })).toBeTruthy();
    shop.world.state.withdrawn.add(second?.productId ?? '');
    await openPage(path, inOtherBrowser(shop));
    expect(mainText()).toContain('không còn bán');
    expect(screen.queryByRole('button', { name: /^Đặt hàng/ })).toBeNull();
  });

  test('DOM-04 lines that could not be added are named, with a link to the cart', async () => {
    const { shop, path } = await quotedCart('domain', 'plain');
    await openPage(`${path}?chua-them=0`, inOtherBrowser(shop));
    expect(screen.getByRole('alert').textContent).toContain('Chưa thêm được vào giỏ: Tên miền .com.vn');
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Mở giỏ hàng' })).toBeTruthy();
  });

  test('ROUTE-48 ROUTE-44 an unknown link says what to check', async () => {
    await openPage('/bao-gia/00000000000000000000000000000000');
    expect(await screen.findByText(/Không tìm thấy báo giá này/)).toBeTruthy();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  });

  test('PAY-04 one click prints the document', async () => {
    const { shop, path } = await quotedCart('plain');
    await openPage(path, inOtherBrowser(shop));
    const print = vi.fn();
    vi.stubGlobal('print', print);
    fireEvent.click(screen.getByRole('button', { name: 'In báo giá' }));
    expect(print).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});

describe('whom a quotation addresses', () => {
  test('CART-19 V14.2.1 the PDF is asked for by a post that names the buyer, so that no address does', async () => {
    const { shop, path } = await quotedCart('server');
    await openPage(path, inOtherBrowser(shop));
    expect(mainText()).toContain('Kính gửi');
    fireEvent.change(screen.getByLabelText(/^Tên công ty/), { target: { value: 'Công ty Bánh Mây' } });
    fireEvent.change(screen.getByLabelText(/^Mã số thuế/), { target: { value: '0312345678' } });
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Tải PDF' });
    if (form === null) throw new Error('no form');
    expect([form.method, form.getAttribute('action')]).toEqual(['post', `${path}.pdf`]);
    expect([...new FormData(form)]).toEqual([
      ['kinh-gui', 'Công ty Bánh Mây'],
      ['mst', '0312345678'],
    ]);
  });

  test('CART-19 the sheet says what the plan has, its total in words, and where to sign', async () => {
    const { shop, path, view } = await quotedCart('server');
    await openPage(path, inOtherBrowser(shop));
    for (const words of [view.quotation.lines[0]?.specs ?? '-', amountSentence(view.totals.gross), 'Đại diện bên mua'])
      expect(mainText()).toContain(words);
  });
});

describe('requesting a quotation', () => {
  test('CART-16 one click quotes the cart', async () => {
    const shop = await shopWithCart('server');
    const { router } = await openPage('/gio-hang', sameBrowser(shop));
    fireEvent.click(screen.getByRole('button', { name: 'Tạo báo giá' }));
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/bao-gia\/\w+$/));
  });

  test('CAT-06 a product page is quoted with its configuration', async () => {
    const shop = await shopWithCart('plain');
    const { router, useCases } = await openPage(
      `/san-pham/${slugs.server}?time=6&configuration.quantity=3`,
      sameBrowser(shop),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Tạo báo giá' }, { timeout: 15_000 }));
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/bao-gia\/\w+$/));
    const id = quotationId(addressOf(router).slice('/bao-gia/'.length));
    expect(expectOk(await useCases.loadQuotation({ id })).quotation.lines[0]).toMatchObject({ term: 6, quantity: 3 });
  });

  test('ERR-07 a failed quotation is reported beside its button', async () => {
    const shop = await shopWithCart('plain');
    shop.world.state.withdrawn.add((await cartOf(shop)).lines[0]?.line.productId ?? '');
    await openPage('/gio-hang', sameBrowser(shop));
    fireEvent.click(screen.getByRole('button', { name: 'Tạo báo giá' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
