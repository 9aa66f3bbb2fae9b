import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addUser, logIn } from '#adapters/memory/accounts/sessions.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { dong } from '#core/shared/dong.ts';
import { fail } from '#core/shared/result.ts';
import { buyName } from '#test/domains/documents/registrant-documents-shop.ts';
import { customerShop, placeUnpaidOrder } from '#test/kit/customer.ts';
import { expectOk, freshIdempotencyKey, openShop } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from './open-page.tsx';
import { cartOf, chooseProvinceOrWard, sameBrowser, shopWithCart } from './order-pages.tsx';

const main = () => within(screen.getByRole('main'));
const follow = async (name: string | RegExp, shop: Parameters<typeof sameBrowser>[0]) => {
  const [link] = main().getAllByRole('link', { name });
  return openPage(link?.getAttribute('href') ?? '', sameBrowser(shop));
};
const press = (name: string | RegExp) =>
  act(async () => {
    const [button] = main().getAllByRole('button', { name });
    if (button) fireEvent.click(button);
  });
const textIn = (label: RegExp) => main().getByLabelText<HTMLInputElement>(label).value;

const address = {
  id: null,
  name: 'Phạm Thị Hạnh',
  phone: '0987654321',
  street: '12 Hàng Bông',
  isDefault: true,
  redirectUrl: '',
};

test('CART-20 «Sửa» of an address opens it, and «Lưu địa chỉ» changes that one', async () => {
  const shop = await customerShop();
  const [province] = expectOk(await shop.ports.administrativeUnits.provinces());
  const [ward] = expectOk(await shop.ports.administrativeUnits.wards(province?.code ?? ''));
  const at = { provinceCode: province?.code ?? '', wardCode: ward?.code ?? '' };
  const book = async () => expectOk(await shop.useCases.loadAddresses({})).addresses;
  expectOk(await shop.useCases.saveAddress({ ...address, ...at, idempotencyKey: freshIdempotencyKey() }));
  await openPage('/quan-ly-tai-khoan/dia-chi', sameBrowser(shop));
  await follow('Sửa', shop);
  expect(screen.getByRole('heading', { name: 'Sửa địa chỉ' })).toBeTruthy();
  expect(textIn(/^Số nhà, đường/)).toBe('12 Hàng Bông');
  fireEvent.change(main().getByLabelText(/^Số nhà, đường/), { target: { value: '14 Hàng Gai' } });
  await press('Lưu địa chỉ');
  await waitFor(async () => expect((await book()).map(({ street }) => street)).toEqual(['14 Hàng Gai']));
});

test('CART-20 «Sửa» of a record opens the record', async () => {
  const world = memoryWorld();
  const browser = createBrowser();
  browser.session = logIn(world, addUser(world, 'Trần Thị Bích', '0912345678', 'bich@example.vn'));
  const shop = openShop({ world, browser });
  const id = await buyName(shop, 'tiem-banh-may.vn');
  const { version } = expectOk(await shop.useCases.loadZone({ id }));
  const record = { replaces: null, name: 'www', type: 'A' as const, ttl: '3600', value: '203.0.113.7' };
  expectOk(await shop.useCases.saveRecord({ id, version, ...record, idempotencyKey: freshIdempotencyKey() }));
  await openPage(`/service/${id}/dns`, { world, browser });
  const [link] = main().getAllByRole('link', { name: /^Sửa bản ghi A của www/ });
  await openPage(link?.getAttribute('href') ?? '', { world, browser });
  expect(screen.getByRole('heading', { name: 'Sửa bản ghi' })).toBeTruthy();
  expect(textIn(/^Giá trị/)).toBe('203.0.113.7');
});

test('CART-20 «Sửa thông tin» of the profile opens the person', async () => {
  const shop = await customerShop();
  await openPage('/profile', sameBrowser(shop));
  const { router } = await follow('Sửa thông tin', shop);
  expect(addressOf(router)).toBe('/quan-ly-tai-khoan/thong-tin');
  expect(textIn(/^Họ và tên/)).toBe('Khách Hàng Mẫu');
});

test('CART-20 «Sửa đơn» opens the order that waits, with its lines', async () => {
  const shop = await customerShop();
  const orderId = await placeUnpaidOrder(shop);
  await openPage(`/order/${orderId}`, sameBrowser(shop));
  const { router } = await follow('Sửa đơn', shop);
  expect(addressOf(router)).toBe(`/cap-nhat-don-hang/${orderId}`);
  expect(screen.getByRole('main').textContent).toContain('Cloud Server SSD 2');
});

test('CART-20 «Sửa lựa chọn» of a direct order leads back to the choice', async () => {
  const shop = openShop();
  await openPage('/san-pham/cloud-server-ssd-2/mua-ngay?time=12', sameBrowser(shop));
  const { router } = await follow('Sửa lựa chọn', shop);
  expect(addressOf(router)).toMatch(/^\/san-pham\/cloud-server-ssd-2(\/tuy-bien)?\?.*time=12/);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^12 tháng/ })).checked).toBe(true);
});

test('CART-20 «Xoá hết» leaves no filter', async () => {
  const shop = openShop();
  const { router } = await openPage('/cua-hang/danh-muc/cloud-server', sameBrowser(shop));
  fireEvent.click(await screen.findByRole('checkbox', { name: /^8 GB/ }));
  await waitFor(() => expect(addressOf(router)).toContain('?'));
  const [link] = await main().findAllByRole('link', { name: 'Xoá hết' });
  await act(async () => void (link && fireEvent.click(link)));
  await waitFor(() => expect(addressOf(router)).toBe('/cua-hang/danh-muc/cloud-server'));
});

test('CART-12 «Đổi gói khác» takes out what was ticked, and nothing else', async () => {
  const shop = await shopWithCart('plain', 'domain');
  await openPage('/gio-hang', sameBrowser(shop));
  const part = within(main().getByText('Đổi gói khác').closest('details') ?? document.body);
  fireEvent.click(part.getByRole('checkbox', { name: /^Cloud Server SSD 2/, hidden: true }));
  await act(async () => fireEvent.click(part.getByRole('button', { hidden: true })));
  await waitFor(async () =>
    expect((await cartOf(shop)).lines.map(({ line }) => line.title)).toEqual(['Tên miền .com.vn']),
  );
});

test('CART-20 «Lưu với giá mới» sends the price that was shown', async () => {
  const shop = await shopWithCart('plain');
  const sent: number[] = [];
  await openPage('/gio-hang', sameBrowser(shop));
  const [link] = main().getAllByRole('link', { name: 'Sửa cấu hình' });
  await openPage(link?.getAttribute('href') ?? '', {
    ...sameBrowser(shop),
    useCases: () => ({
      editLine: async ({ expectedTotal }) => {
        sent.push(expectedTotal);
        return fail({ kind: 'price-changed', old: expectedTotal, now: dong(2_000_000) });
      },
    }),
  });
  await press('Lưu thay đổi');
  await waitFor(() => expect(main().getAllByRole('button', { name: 'Lưu với giá mới' }).length).toBeGreaterThan(0));
  await press('Lưu với giá mới');
  await waitFor(() => expect(sent.at(-1)).toBe(2_000_000));
});

test('CART-20 «Xoá lựa chọn» of a province empties it', async () => {
  const shop = await customerShop();
  const [province] = expectOk(await shop.ports.administrativeUnits.provinces());
  await openPage('/quan-ly-tai-khoan/dia-chi?sua=moi', sameBrowser(shop));
  await chooseProvinceOrWard(/^Tỉnh, thành phố/, province?.name ?? '');
  const field = () => main().getByRole<HTMLInputElement>('combobox', { name: /^Tỉnh, thành phố/ });
  expect(field().value).toBe(province?.name);
  await press('Xoá lựa chọn');
  expect(field().value).toBe('');
});
