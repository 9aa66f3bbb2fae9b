import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buyNowPath } from '#core/catalogue/buy-now.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { formatDong } from '#core/shared/dong.ts';
import { expectOk, type Shop, slugs } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { fillForm, mainText, sameBrowser, shopOfToday, type } from '#test/ui/order-pages.tsx';

const PATH = buyNowPath(slugs.server);
const main = () => within(screen.getByRole('main'));
const card = async () => within(await main().findByRole('region', { name: 'Mã giảm giá' }));
const viewOf = async (shop: Shop, codes: readonly string[]) => {
  const product = expectOk(await shop.ports.catalogue.product(slugs.server));
  const configuration = defaultConfiguration(product);
  return expectOk(await shop.useCases.loadDirectOrder({ slug: slugs.server, configuration, codes }));
};

describe('VOU-01 ROUTE-09 the voucher card of a direct order', () => {
  test('VOU-01 ROUTE-09 one click adds the best code, the input stays, and the order costs the shown total', async () => {
    const shop = shopOfToday();
    const { router } = await openPage(PATH, sameBrowser(shop));
    type(/^Ghi chú/, 'gọi trước');
    fireEvent.click((await card()).getByText('Mã giảm giá'));
    fireEvent.click(await (await card()).findByRole('button', { name: 'Áp dụng mã CHAOMUNG10' }));
    await main().findByText('Giảm giá CHAOMUNG10');
    expect(addressOf(router)).toBe(`${PATH}?voucher=CHAOMUNG10`);
    expect(main().getByLabelText<HTMLTextAreaElement>(/^Ghi chú/).value).toBe('gọi trước');
    const { totals } = await viewOf(shop, ['CHAOMUNG10']);
    expect(mainText()).toContain(formatDong(totals.gross));
    await fillForm(shop);
    fireEvent.click(main().getByRole('button', { name: /^Đặt hàng và/ }));
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/thanh-toan\//));
    const [placed] = shop.world.state.orders.values();
    expect(placed?.order.totals).toEqual(totals);
  });

  test('VOU-01 ROUTE-09 a typed code that is invalid says why; one in use can be removed', async () => {
    const shop = shopOfToday();
    await openPage(`${PATH}?voucher=CHAOMUNG10`, sameBrowser(shop));
    expect(mainText()).toContain('Giảm giá CHAOMUNG10');
    fireEvent.click((await card()).getByText('Mã giảm giá'));
    fireEvent.change((await card()).getByLabelText('Nhập mã'), { target: { value: 'mua3giam5' } });
    fireEvent.click((await card()).getByRole('button', { name: 'Áp dụng' }));
    expect((await (await card()).findByRole('alert')).textContent).toContain('Cần thêm 2 máy để dùng mã này.');
    fireEvent.click((await card()).getByRole('button', { name: 'Bỏ mã CHAOMUNG10' }));
    await waitFor(() => expect(main().queryByText('Giảm giá CHAOMUNG10')).toBeNull());
    expect(mainText()).toContain(formatDong((await viewOf(shop, [])).totals.gross));
  });
});
