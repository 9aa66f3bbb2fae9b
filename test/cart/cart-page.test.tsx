import type { AnyRouter } from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { UseCases } from '#core/operations.ts';
import { pricePerPiece } from '#core/pricing/price-per-piece.ts';
import { formatLastDay } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import { productId } from '#core/shared/ids.ts';
import { fail } from '#core/shared/result.ts';
import { faultAt, rejected, withFaults } from '#test/kit/backends/faults.ts';
import { expectOk, freshIdempotencyKey, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { cartOf, hrefOf, mainText, sameBrowser, shopOfToday, shopWithCart } from '#test/ui/order-pages.tsx';
import { parseSearch } from '#ui/navigation/search.ts';

/** Counts the calls of a use case. */
const countCalls = <Name extends keyof UseCases>(name: Name) => {
  const asked: unknown[] = [];
  const instead = (own: UseCases): Partial<UseCases> => ({
    [name]: (input: never) => {
      asked.push(input);
      return own[name](input);
    },
  });
  return { asked, instead };
};

const lineNamed = (name: string): HTMLElement => {
  const found = screen.getAllByRole('article').find((each) => within(each).queryByRole('heading', { name }));
  if (found === undefined) throw new Error(`no line ${name}`);
  return found;
};

describe('the cart page', () => {
  test('CAT-03 products that go with the first server are suggested unless they are in the cart', async () => {
    const shop = await shopWithCart('server');
    await openPage('/gio-hang', sameBrowser(shop));
    const found = within(await screen.findByRole('region', { name: 'Thường mua kèm đơn này' })).getAllByRole('link');
    const { extras } = expectOk(await shop.useCases.loadProduct({ slug: 'cloud-server-ssd-4' }));
    expect(found.map((each) => each.getAttribute('href'))).toEqual(extras.map(({ slug }) => `/san-pham/${slug}`));
    expect(extras.length).toBeGreaterThan(0);
  });

  test('VOU-02 an empty cart lists the codes that are valid now, with their last day', async () => {
    const shop = openShop();
    await openPage('/gio-hang', sameBrowser(shop));
    const region = await screen.findByRole('region', { name: 'Mã giảm giá đang có' });
    const valid = expectOk(await shop.useCases.listVouchers({}));
    expect(valid.map(({ code }) => code)).toEqual(expect.arrayContaining(['CHAOMUNG10', 'MUA3GIAM5', 'TANGIDVN']));
    for (const { code, title, expiresAt } of valid) {
      expect(within(region).getByText(code)).toBeTruthy();
      expect(within(region).getByText(title)).toBeTruthy();
      expect(within(region).getAllByText(`Dùng được đến hết ${formatLastDay(expiresAt)}`).length).toBeGreaterThan(0);
    }
    expect(within(region).queryByText('TET2026')).toBe(null);
  });

  test('ROUTE-13 CART-16 the page lists items with options, amounts, quantity fields, remove buttons, and step 1 of three', async () => {
    const shop = await shopWithCart('server', 'plain', 'domain');
    await openPage('/gio-hang', sameBrowser(shop));
    const cart = await cartOf(shop);
    const server = lineNamed('Cloud Server SSD 4');
    expect(within(server).getByText('Hệ điều hành: Windows Server 2022 Standard')).toBeTruthy();
    expect(within(server).getByRole('spinbutton').getAttribute('value')).toBe('1');
    expect(within(server).getByRole('button', { name: 'Xoá Cloud Server SSD 4 khỏi giỏ' })).toBeTruthy();
    expect(within(lineNamed('tiembanhmay.com.vn')).queryByRole('spinbutton')).toBe(null);
    expect(mainText()).toContain(formatDong(cart.totals.gross));
    expect(mainText()).toContain(formatDong(cart.totals.vat));
    const steps = within(screen.getByRole('navigation', { name: 'Các bước đặt hàng' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(3);
    expect(steps.getByText('Giỏ hàng').closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  test('CART-14 CART-16 every line has VAT and fees in it, today and at renewal, and values with their names', async () => {
    const shop = await shopWithCart('server', 'plain', 'domain');
    await openPage('/gio-hang', sameBrowser(shop));
    const { lines } = await cartOf(shop);
    for (const { line, children, renewal, amounts } of lines) {
      const drawn = lineNamed(line.description === '' ? line.title : line.description).textContent ?? '';
      expect(drawn).toContain(formatDong(amounts.gross));
      expect(drawn).toContain('Đã gồm VAT');
      expect(drawn).toContain(renewal.gross === amounts.gross ? 'Gia hạn cùng giá' : `: ${formatDong(renewal.gross)}`);
      const free = line.options.filter(({ value }) => !value.startsWith('Không') && value !== line.description);
      if (line.description === '') expect(free.length + children.length).toBeGreaterThan(0);
      for (const { name, value } of free) expect(drawn).toContain(`${name}: ${value}`);
    }
  });

  test('ROUTE-13 only its owner sees a cart that the URL names', async () => {
    const shop = await shopWithCart('plain');
    const { orderId } = await cartOf(shop);
    await openPage(`/gio-hang?orderId=${orderId}`, sameBrowser(shop));
    expect(lineNamed('Cloud Server SSD 2')).toBeTruthy();
    await openPage(`/gio-hang?orderId=${orderId}`, { world: shop.world });
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  test('ROUTE-13 an empty cart says so and links to the shop', async () => {
    await openPage('/gio-hang');
    expect(screen.getByRole('heading', { name: 'Giỏ hàng chưa có gì' })).toBeTruthy();
    expect(hrefOf('Xem cửa hàng')).toBe('/cua-hang');
  });

  test('ERR-07 ERR-06 a cart that cannot be loaded says so and offers a retry', async () => {
    const shop = await shopWithCart('plain');
    let down = true;
    const instead = (own: UseCases): Partial<UseCases> => ({
      loadCart: async (input) => (down ? fail({ kind: 'unreachable' }) : own.loadCart(input)),
    });
    await openPage('/gio-hang', { ...sameBrowser(shop), useCases: instead });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Hệ thống đang bận');
    expect(hrefOf('Gọi 1800.6070')).toBe('tel:18006070');
    down = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByRole('heading', { name: 'Cloud Server SSD 2' })).toBeTruthy();
  });
});

describe('changing the cart on its page', () => {
  test('CART-14 a quantity button changes the line and every total with VAT', async () => {
    const shop = await shopWithCart('plain');
    const before = await cartOf(shop);
    await openPage('/gio-hang', sameBrowser(shop));
    fireEvent.click(screen.getByRole('button', { name: /^Tăng/ }));
    await waitFor(async () => expect((await cartOf(shop)).lines[0]?.line.quantity).toBe(2));
    const after = await cartOf(shop);
    expect(after.totals.gross).toBe(before.totals.gross * 2);
    await waitFor(() => expect(mainText()).toContain(formatDong(after.totals.gross)));
    expect(mainText()).toContain(formatDong(after.totals.vat));
  });

  test('CART-14 a number typed in several keystrokes is sent once, with its final value', async () => {
    const shop = await shopWithCart('plain');
    const { asked, instead } = countCalls('changeLine');
    await openPage('/gio-hang', { ...sameBrowser(shop), useCases: instead });
    for (const typed of ['2', '25']) fireEvent.change(screen.getByRole('spinbutton'), { target: { value: typed } });
    await waitFor(async () => expect((await cartOf(shop)).lines[0]?.line.quantity).toBe(25));
    expect(asked).toHaveLength(1);
  });

  test('CART-14 another term changes the price per month and the totals', async () => {
    const shop = await shopWithCart('server');
    await openPage('/gio-hang', sameBrowser(shop));
    fireEvent.change(screen.getByLabelText('Kỳ hạn: Cloud Server SSD 4'), { target: { value: '12' } });
    await waitFor(async () => expect((await cartOf(shop)).lines[0]?.line.term).toBe(12));
    const { lines, totals } = await cartOf(shop);
    await waitFor(() => expect(mainText()).toContain(`${formatDong(pricePerPiece(totals.gross, 12))}/tháng`));
    expect([lines[0]?.line.term, lines[0]?.children.map((child) => child.term)]).toEqual([12, [12, 12]]);
    expect(mainText()).toContain(formatDong(totals.gross));
  });

  test('CART-12 chosen lines are removed one after the other; without a choice nothing is', async () => {
    const shop = await shopWithCart('server', 'plain', 'domain');
    await openPage('/gio-hang', sameBrowser(shop));
    const remove = () => fireEvent.click(screen.getByRole('button', { name: 'Bỏ các sản phẩm đã chọn' }));
    remove();
    expect(await screen.findByText('Bạn chọn ít nhất một sản phẩm.')).toBeTruthy();
    expect((await cartOf(shop)).itemCount).toBe(3);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Cloud Server SSD 4' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'tiembanhmay.com.vn' }));
    remove();
    await waitFor(async () =>
      expect((await cartOf(shop)).lines.map(({ line }) => line.title)).toEqual(['Cloud Server SSD 2']),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Bỏ các sản phẩm đã chọn' })).toBeNull());
  });

  test('CART-12 while lines leave the cart the page counts them; the first failure ends it and is shown', async () => {
    const shop = await shopWithCart('server', 'plain', 'domain');
    const pauses: (() => void)[] = [];
    const change = ({ orders }: Shop['ports']) => ({
      delay: { wait: () => new Promise<void>((resolve) => void pauses.push(resolve)) },
      orders: withFaults(orders, faultAt('removeLine', 2, rejected('bad-input'), true)),
    });
    await openPage('/gio-hang', { ...sameBrowser(shop), change });
    for (const name of ['Cloud Server SSD 4', 'Cloud Server SSD 2', 'tiembanhmay.com.vn'])
      fireEvent.click(screen.getByRole('checkbox', { name }));
    fireEvent.click(screen.getByRole('button', { name: 'Bỏ các sản phẩm đã chọn' }));
    expect(await screen.findByText('Đã bỏ 1/3 sản phẩm')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Cloud Server SSD 4' })).toBeNull();
    pauses.shift()?.();
    await waitFor(() => expect(screen.queryByText(/^Đã bỏ/)).toBeNull());
    expect((await cartOf(shop)).itemCount).toBe(2);
    expect(await within(screen.getByRole('main')).findByText(/^Có lỗi xảy ra/)).toBeTruthy();
  });

  test('CART-14 an option, a line and the whole cart can be removed; the whole cart only after a confirmation', async () => {
    const shop = await shopWithCart('server', 'plain', 'domain');
    await openPage('/gio-hang', sameBrowser(shop));
    fireEvent.click(screen.getByRole('button', { name: 'Bỏ Địa chỉ IPv4 thêm: 1 địa chỉ' }));
    await waitFor(() => expect(screen.queryByText('Địa chỉ IPv4 thêm: 1 địa chỉ')).toBe(null));
    fireEvent.click(screen.getByRole('button', { name: 'Xoá Cloud Server SSD 4 khỏi giỏ' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Cloud Server SSD 4' })).toBe(null));
    fireEvent.click(screen.getByRole('button', { name: 'Xoá cả giỏ' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Xoá cả giỏ hàng?');
    expect((await cartOf(shop)).itemCount).toBe(2);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Xoá cả giỏ' }));
    expect(await screen.findByRole('heading', { name: 'Giỏ hàng chưa có gì' })).toBeTruthy();
  });

  test('CART-14 only a note that the order has is changed here; the checkout asks for one', async () => {
    const shop = await shopWithCart('plain');
    await openPage('/gio-hang', sameBrowser(shop));
    expect(screen.queryByLabelText(/^Ghi chú/)).toBeNull();
    const note = 'Gọi trước khi giao';
    expectOk(await shop.useCases.setCartNote({ orderId: null, note, idempotencyKey: freshIdempotencyKey() }));
    await openPage('/gio-hang', sameBrowser(shop));
    const field = screen.getByLabelText<HTMLTextAreaElement>(/^Ghi chú cho đơn hàng/);
    expect(field.value).toBe(note);
    const long = 'Gọi trước. '.repeat(100);
    fireEvent.change(field, { target: { value: long } });
    fireEvent.click(screen.getByRole('button', { name: 'Lưu ghi chú' }));
    expect(await screen.findByText('Nội dung quá dài')).toBeTruthy();
    expect([field.value, field.maxLength, (await cartOf(shop)).note]).toEqual([long, -1, note]);
    fireEvent.change(field, { target: { value: 'Giao sau 18:00' } });
    fireEvent.click(screen.getByRole('button', { name: 'Lưu ghi chú' }));
    await waitFor(async () => expect((await cartOf(shop)).note).toBe('Giao sau 18:00'));
  });

  test('CART-17 a double click on remove sends one request', async () => {
    const shop = await shopWithCart('plain', 'server');
    const { asked, instead } = countCalls('removeLine');
    await openPage('/gio-hang', { ...sameBrowser(shop), useCases: instead });
    const button = screen.getByRole('button', { name: 'Xoá Cloud Server SSD 2 khỏi giỏ' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Cloud Server SSD 2' })).toBe(null));
    expect(asked).toHaveLength(1);
  });

  test('ERR-06 ERR-07 a failed change keeps the entered number, shows the failure and offers a retry', async () => {
    const shop = await shopWithCart('plain');
    let down = true;
    const instead = (own: UseCases): Partial<UseCases> => ({
      changeLine: async (command) => (down ? fail({ kind: 'unreachable' }) : own.changeLine(command)),
    });
    await openPage('/gio-hang', { ...sameBrowser(shop), useCases: instead });
    fireEvent.click(screen.getByRole('button', { name: /^Tăng/ }));
    const line = lineNamed('Cloud Server SSD 2');
    const alert = await within(line).findByRole('alert');
    expect(alert.textContent).toContain('Hệ thống đang bận');
    expect(within(line).getByRole('spinbutton')).toHaveProperty('value', '2');
    down = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Thử lại' }));
    await waitFor(async () => expect((await cartOf(shop)).lines[0]?.line.quantity).toBe(2));
    await waitFor(() => expect(within(line).queryByRole('alert')).toBe(null));
  });

  test('ERR-06 a failed plain post renders the page with its reason beside the line and the number as typed', async () => {
    const shop = await shopWithCart('plain');
    const { lines } = await cartOf(shop);
    const fields = { lineId: lines[0]?.line.id ?? '', quantity: '80', term: '3' };
    const failure = { kind: 'quantity-out-of-range', least: 1, most: 50 } as const;
    await openPage('/gio-hang', {
      ...sameBrowser(shop),
      context: { submission: { use: 'changeLine', fields, failure } },
    });
    const line = lineNamed('Cloud Server SSD 2');
    expect(within(line).getByRole('alert').textContent).toContain('Số lượng phải từ 1 đến 50.');
    expect(within(line).getByRole('spinbutton')).toHaveProperty('value', '80');
  });
});

describe('the order notification', () => {
  test('CART-18 the notification shows the quantity after an add and closes by its button', async () => {
    const shop = await shopWithCart('plain');
    const { router } = await openPage('/san-pham/cloud-server-ssd-4', sameBrowser(shop));
    const [press] = await screen.findAllByRole('button', { name: 'Thêm vào giỏ' });
    if (press === undefined) throw new Error('no button');
    fireEvent.click(press);
    const note = await screen.findByText('Đã thêm vào giỏ hàng. Giỏ hàng có 2 sản phẩm.', {}, { timeout: 15_000 });
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/gio-hang\?orderId=/));
    const box = note.parentElement;
    if (box === null) throw new Error('no box');
    fireEvent.click(within(box).getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByText(/Giỏ hàng có 2 sản phẩm/)).toBe(null));
  });

  test('CART-18 without JavaScript the next page shows the notification, and the page after that does not', async () => {
    const shop = await shopWithCart('plain', 'domain');
    const { router } = await openPage('/gio-hang', {
      ...sameBrowser(shop),
      context: { flash: { notice: 'added', notify: 2 } },
    });
    await waitFor(() => expect(mainText()).toContain('Đã thêm vào giỏ hàng. Giỏ hàng có 2 sản phẩm.'));
    await router.navigate({ href: '/checkout' });
    await screen.findByRole('heading', { name: 'Đặt hàng', level: 1 });
    expect(mainText()).not.toContain('Đã thêm vào giỏ hàng');
  });

  test('CART-18 a change on the same page ends the notification, because its number is no longer true', async () => {
    const shop = await shopWithCart('plain', 'domain');
    const { orderId } = await cartOf(shop);
    await openPage(`/gio-hang?orderId=${orderId}`, {
      ...sameBrowser(shop),
      context: { flash: { notice: 'added', notify: 2 } },
    });
    await waitFor(() => expect(mainText()).toContain('Giỏ hàng có 2 sản phẩm.'));
    fireEvent.click(screen.getByRole('button', { name: 'Xoá Cloud Server SSD 2 khỏi giỏ' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Cloud Server SSD 2' })).toBe(null));
    await waitFor(() => expect(mainText()).not.toContain('Giỏ hàng có 2 sản phẩm.'));
  });
});

describe('a URL that adds to the cart', () => {
  test('CART-13 ROUTE-17 it adds the product with its options and redirects to the cart', async () => {
    const shop = shopOfToday();
    const { router } = await openPage('/tao-don-hang?productid=1004&cartchild=2001-2005', sameBrowser(shop));
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/gio-hang\?orderId=/));
    expect(await screen.findByRole('heading', { name: 'Cloud Server SSD 4' })).toBeTruthy();
    const { lines } = await cartOf(shop);
    expect(lines[0]?.children.map((child) => child.productId)).toEqual([productId('2001'), productId('2005')]);
  });

  test('CART-13 preloading such a link adds nothing', async () => {
    const shop = shopOfToday();
    const { router } = await openPage('/gio-hang', sameBrowser(shop));
    // The route table is data, so the router's own types contain none of its paths.
    const any: AnyRouter = router;
    await any.preloadRoute({ to: '/tao-don-hang', search: parseSearch('productid=1004') });
    expect(expectOk(await shop.useCases.loadCart({ orderId: null }))).toBe(null);
  });

  test('CART-13 ERR-07 a URL with an unknown product says so and links to the shop', async () => {
    await openPage('/tao-don-hang?productid=1', sameBrowser(openShop()));
    await waitFor(() => expect(mainText()).toMatch(/Không tìm thấy|hiện không bán/));
    expect(screen.getAllByRole('link', { name: /cửa hàng/ }).length).toBeGreaterThan(0);
  });
});
