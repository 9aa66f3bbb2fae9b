import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryVisitorChoices } from '#adapters/memory/browser/visitor-choices.ts';
import { productId } from '#core/shared/ids.ts';
import { expectOk, freshIdempotencyKey, openShop } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage, type PageOptions } from '#test/ui/open-page.tsx';
import { publishCompared } from '#ui/catalogue/comparison/compared.ts';

const three = ['cloud-server-ssd-4', 'cloud-server-ssd-5', 'may-chu-rieng-e3'];
const main = () => within(screen.getByRole('main'));
const table = async () => within(await main().findByRole('table', { name: 'Bảng so sánh' }));
const compare = (slugs: readonly string[], more = '', options: PageOptions = {}) =>
  openPage(`/so-sanh?sp=${slugs.join(',')}${more}`, options);

/** A browser and its remembered choices, as the page receives them. */
/** Its popup and voucher were closed just now: either would hide the page from all but itself. */
const withRememberedChoices = (browser = createBrowser()) => {
  browser.closedAt = { popup: Date.now(), voucher: Date.now() };
  const choices = memoryVisitorChoices(browser);
  return { choices, browser, context: { choices: async () => choices } };
};
/** Clears the list of compared products, which is module state and outlives a test. */
/** A page that is still mounted would remember what it restores. */
afterEach(() => {
  cleanup();
  publishCompared([]);
});

describe('ROUTE-12 /so-sanh', () => {
  test('ROUTE-12 CAT-08 the table compares three products: price, term total, renewal, specifications and a button each', async () => {
    await compare(three);
    const drawn = await table();
    const heads = drawn.getAllByRole('columnheader').map((each) => each.textContent);
    expect(
      heads.filter((each) => /Cloud Server SSD 4|Cloud Server SSD 5|Máy chủ riêng E3/.test(each ?? '')),
    ).toHaveLength(3);
    for (const row of [
      'Trả cho cả kỳ',
      'Gia hạn',
      'Giá mỗi vCPU',
      'Giá mỗi GB RAM',
      'Tình trạng',
      'Bộ xử lý',
      'RAM',
      'Ổ đĩa',
      'Băng thông',
    ])
      expect(drawn.getByRole('rowheader', { name: new RegExp(`^${row}`) })).toBeTruthy();
    expect(drawn.getAllByRole('button', { name: /^Thêm vào giỏ: / })).toHaveLength(3);
    expect(document.title).toContain('So sánh Cloud Server SSD 4 và Cloud Server SSD 5');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow');
  });

  test('CAT-08 the URL holds the term, and every price is for that term', async () => {
    await compare(three, '&time=12');
    const term = main().getByRole('link', { name: '12 tháng' });
    expect(term.getAttribute('aria-current')).toBe('true');
    expect(main().getByRole('link', { name: '6 tháng' }).getAttribute('href')).toBe(
      `/so-sanh?sp=${three.join(',')}&time=6`,
    );
    const row = (await table()).getByRole('rowheader', { name: 'Trả cho cả kỳ' }).closest('tr');
    expect(row?.textContent?.match(/12 tháng/g)).toHaveLength(3);
  });

  test('CAT-08 «chỉ xem khác biệt» hides equal rows and is a plain GET form', async () => {
    const same = ['cloud-server-ssd-1', 'cloud-server-ssd-2'];
    const { router } = await compare(same);
    expect((await table()).getByRole('rowheader', { name: 'Ảo hoá' })).toBeTruthy();
    const box = main().getByRole('checkbox', { name: 'Chỉ xem khác biệt' }) as HTMLInputElement;
    expect([box.form?.getAttribute('action'), box.form?.method]).toEqual(['/so-sanh', 'get']);
    expect([...new FormData(box.form ?? undefined)].map(([name]) => name)).toEqual(['sp']);
    fireEvent.click(box);
    await waitFor(() => expect(addressOf(router)).toContain('khac=1'));
    await waitFor(() => expect(main().queryByRole('rowheader', { name: 'Ảo hoá' })).toBeNull());
    expect((await table()).getByRole('rowheader', { name: /^RAM/ })).toBeTruthy();
  });

  test('CAT-08 a link with a withdrawn product shows the others and names the missing one', async () => {
    await compare(['khong-con-ban', 'cloud-server-ssd-4']);
    expect(main().getByText(/khong-con-ban đã ngừng bán/)).toBeTruthy();
    expect((await table()).getByRole('link', { name: 'Cloud Server SSD 4' })).toBeTruthy();
    await compare(['khong-con-ban']);
    expect(await main().findByText(/khong-con-ban đã ngừng bán/)).toBeTruthy();
    expect(main().getByRole('link', { name: 'Xem cửa hàng' })).toBeTruthy();
  });

  test('CAT-08 an address with more than three products says that the rest is left out', async () => {
    await compare([...three, 'cloud-server-ssd-6']);
    expect(main().getByText(/1 gói cuối trong liên kết không có trong bảng/)).toBeTruthy();
  });

  test('CAT-08 an unavailable product cannot be ordered here, and one with required input links to its page', async () => {
    const shop = openShop();
    const product = expectOk(await shop.useCases.loadProduct({ slug: 'cloud-server-ssd-4' }));
    shop.world.state.withdrawn.add(productId(product.id));
    await compare(['cloud-server-ssd-4', 'mail-khoi-dau'], '', { world: shop.world });
    const drawn = await table();
    expect(drawn.queryAllByRole('button', { name: /vào giỏ/ })).toHaveLength(0);
    expect(drawn.getByRole('link', { name: 'Chọn cấu hình' }).getAttribute('href')).toContain(
      '/san-pham/mail-khoi-dau',
    );
  });

  test('CAT-02 CART-09 a column’s button adds the product at the shown price and goes to the cart, whatever the browser remembers', async () => {
    const { context, browser } = withRememberedChoices();
    browser.compared = three;
    const { router, useCases } = await compare(three, '&time=6', { context, browser });
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Thêm vào giỏ: Cloud Server SSD 4' })),
    );
    expect(await main().findByRole('heading', { level: 1, name: 'Giỏ hàng' })).toBeTruthy();
    expect(addressOf(router)).toContain('/gio-hang');
    const cart = expectOk(await useCases.loadCart({ orderId: null }));
    expect(cart?.lines.map(({ line }) => [line.title, line.term])).toEqual([['Cloud Server SSD 4', 6]]);
  });

  test('CART-19 a changed price is shown beside its button, and the next click accepts it', async () => {
    const { world, router } = await compare(['cloud-server-ssd-4']);
    const product = expectOk(await openShop({ world }).useCases.loadProduct({ slug: 'cloud-server-ssd-4' }));
    world.state.pricePercent.set(product.id, 110);
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Thêm vào giỏ: Cloud Server SSD 4' })),
    );
    expect(await main().findByText('Giá vừa đổi trong lúc bạn xem')).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Thêm với giá mới' })));
    await waitFor(() => expect(addressOf(router)).toContain('/gio-hang'));
  });

  test('CAT-08 without a list in the URL the page opens the remembered list, or shows help when it is empty', async () => {
    const { context, browser } = withRememberedChoices();
    const empty = await openPage('/so-sanh', { context, browser });
    expect(main().getByText('Chưa có gói nào để so sánh')).toBeTruthy();
    expect(addressOf(empty.router)).toBe('/so-sanh');
    browser.compared = three;
    const { router } = await openPage('/so-sanh', { context, browser });
    await waitFor(() => expect(decodeURIComponent(addressOf(router))).toBe(`/so-sanh?sp=${three.join(',')}`));
    await table();
  });

  test('CAT-08 removing a product updates the URL and the remembered list', async () => {
    const { context, browser } = withRememberedChoices();
    browser.compared = three;
    const { router } = await compare(three, '', { context, browser });
    fireEvent.click(await main().findByRole('link', { name: 'Bỏ Cloud Server SSD 5 khỏi so sánh' }));
    await waitFor(() => expect(addressOf(router)).not.toContain('cloud-server-ssd-5'));
    await waitFor(() => expect(browser.compared).toEqual([three[0], three[2]]));
  });
});

describe('CAT-02 CAT-08 choosing products on their cards', () => {
  const link = (title: string) => main().findByRole('link', { name: new RegExp(`^(So sánh|Đang so sánh) ${title}$`) });

  test('CAT-02 without scripts the compare control is a link', async () => {
    await openPage('/cua-hang/danh-muc/cloud-server');
    expect((await link('Cloud Server SSD 4')).getAttribute('href')).toBe('/so-sanh?sp=cloud-server-ssd-4');
  });

  test('CAT-08 a click adds the product to the tray, which shows the number chosen; a fourth product is refused', async () => {
    const { context, browser } = withRememberedChoices();
    const { router } = await openPage('/cua-hang/danh-muc/cloud-server', { context, browser });
    for (const number of [2, 3, 4, 5]) {
      await act(async () => void fireEvent.click(await link(`Cloud Server SSD ${number}`)));
      await waitFor(() => expect(browser.compared).toHaveLength(Math.min(3, number - 1)));
    }
    const tray = within(await screen.findByRole('region', { name: 'Gói đang so sánh' }));
    expect(tray.getByRole('status').textContent).toContain('Chỉ so sánh được 3 gói cùng lúc');
    const chosen = [2, 3, 4].map((number) => `cloud-server-ssd-${number}`);
    expect(browser.compared).toEqual(chosen);
    fireEvent.click(await tray.findByRole('button', { name: 'Bỏ Cloud Server SSD 3 khỏi so sánh' }));
    await waitFor(() => expect(tray.getByRole('status').textContent).toBe('2 gói đang chọn'));
    expect((await link('Cloud Server SSD 2')).textContent).toContain('Đang so sánh');
    fireEvent.click(tray.getByRole('link', { name: 'So sánh 2 gói' }));
    await waitFor(() => expect(addressOf(router)).toContain('/so-sanh?sp='));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Gói đang so sánh' })).toBeNull());
  });

  test('CAT-08 the product page has the compare control too, and the tray can be emptied', async () => {
    const { context, browser } = withRememberedChoices();
    await openPage('/san-pham/cloud-server-ssd-4', { context, browser });
    await act(async () => void fireEvent.click(await link('Cloud Server SSD 4')));
    fireEvent.click(await screen.findByRole('button', { name: 'Bỏ hết' }));
    await waitFor(() => expect(browser.compared).toEqual([]));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Gói đang so sánh' })).toBeNull());
  });

  test('CAT-07 CAT-08 one link compares the favourites', async () => {
    const shop = openShop();
    for (const slug of three.slice(0, 2)) {
      const product = expectOk(await shop.useCases.loadProduct({ slug }));
      await shop.useCases.addFavourite({ productId: product.id, path: '/', idempotencyKey: freshIdempotencyKey() });
    }
    await openPage('/san-pham-yeu-thich', { world: shop.world, browser: shop.browser });
    const way = await main().findByRole('link', { name: 'So sánh các mục yêu thích' });
    expect(way.getAttribute('href')).toMatch(/^\/so-sanh\?sp=cloud-server-ssd-\d,cloud-server-ssd-\d$/);
  });
});
