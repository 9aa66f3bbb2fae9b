import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { configurationToQuery, defaultConfiguration } from '#core/catalogue/configuration.ts';
import { formatDong } from '#core/shared/dong.ts';
import { validCheckoutFields } from '#test/kit/checkout.ts';
import { expectOk, freshIdempotencyKey, type Shop, shownTotalOf, slugs } from '#test/kit/fakes/shop.ts';
import { addCustomer, logInAs } from '#test/kit/people.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import {
  cartOf,
  fillCart,
  fillForm,
  hrefOf,
  mainText,
  sameBrowser,
  shopOfToday,
  shopWithCart,
  type,
} from '#test/ui/order-pages.tsx';
import { stringifySearch } from '#ui/navigation/search.ts';

const main = () => within(screen.getByRole('main'));
const valueAt = (label: RegExp): unknown => main().getByLabelText<HTMLInputElement>(label).value;
const hidden = (name: string): string | undefined =>
  document.querySelector<HTMLInputElement>(`#checkout [name="${name}"]`)?.value;

/** A customer with two recipients and a cart. */
const customer = async (): Promise<Shop> => {
  const shop = shopOfToday();
  addCustomer(shop.world);
  expectOk(await logInAs(shop));
  const [, second] = expectOk(await shop.ports.administrativeUnits.provinces());
  const { address } = await validCheckoutFields(shop);
  const [ward] = expectOk(await shop.ports.administrativeUnits.wards(second?.code ?? ''));
  const other = { provinceCode: second?.code ?? '', wardCode: ward?.code ?? '', street: '9 Lê Lợi' };
  for (const [name, phone, where] of [
    ['Mẹ Mây', '0987654321', other],
    ['Lê Thị Nhận', '0912345678', address],
  ] as const) {
    const receiver = { ...where, name, phone, isDefault: name === 'Lê Thị Nhận', id: null, redirectUrl: '/' };
    expectOk(await shop.useCases.saveAddress({ ...receiver, idempotencyKey: freshIdempotencyKey() }));
  }
  await fillCart(shop, ['domain']);
  return shop;
};

describe('the checkout with account data', () => {
  test('FIN-04 ACC-09 the form starts with the default recipient; a link selects another one, also without JavaScript', async () => {
    const shop = await customer();
    const { router } = await openPage('/checkout', sameBrowser(shop));
    expect(valueAt(/^Họ và tên/)).toBe('Lê Thị Nhận');
    expect(valueAt(/^Email nhận thông tin/)).toBe('khach@example.vn');
    expect(valueAt(/^Số nhà, đường/)).toBe('12 Hàng Bông');
    const group = within(main().getByRole('group', { name: 'Địa chỉ đã lưu' }));
    expect(group.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
    type(/^Ghi chú/, 'gọi trước');
    fireEvent.click(group.getByRole('link', { name: /^Mẹ Mây/ }));
    await waitFor(() => expect(valueAt(/^Số nhà, đường/)).toBe('9 Lê Lợi'));
    expect(addressOf(router)).toMatch(/^\/checkout\?address=/);
    expect(valueAt(/^Họ và tên/)).toBe('Mẹ Mây');
    expect(valueAt(/^Ghi chú/)).toBe('gọi trước');
    await openPage(addressOf(router), sameBrowser(shop));
    expect(valueAt(/^Số nhà, đường/)).toBe('9 Lê Lợi');
    await waitFor(() => expect(hidden('address.wardCode')).not.toBe(''));
    fireEvent.click(main().getByRole('link', { name: /^Địa chỉ khác/ }));
    await waitFor(() => expect(valueAt(/^Số nhà, đường/)).toBe(''));
  });

  test('FIN-04 with the recipient filled in, one click places the order', async () => {
    const shop = await customer();
    const { orderId } = await cartOf(shop);
    const { router } = await openPage('/checkout', sameBrowser(shop));
    await waitFor(() => expect(hidden('address.wardCode')).not.toBe(''));
    fireEvent.click(main().getByRole('button', { name: /^Đặt hàng và/ }));
    await waitFor(() => expect(addressOf(router)).toBe(`/thanh-toan/${orderId}`));
    expect(expectOk(await shop.useCases.loadOrder({ orderId })).address?.street).toBe('12 Hàng Bông');
  });

  test('ROUTE-14 ROUTE-23 a guest is offered a login that returns here; a customer is not', async () => {
    await openPage('/checkout', sameBrowser(await shopWithCart('plain')));
    expect(hrefOf('Đăng nhập để dùng thông tin đã lưu')).toBe('/dang-nhap?redirectUrl=%2Fcheckout');
    expect(main().queryByRole('group', { name: 'Địa chỉ đã lưu' })).toBeNull();
    await openPage('/checkout', sameBrowser(await customer()));
    expect(main().queryByRole('link', { name: /Đăng nhập/ })).toBeNull();
  });
});

describe('ordering one product directly', () => {
  const address = async (shop: Shop) => {
    const product = expectOk(await shop.ports.catalogue.product(slugs.server));
    const configuration = { ...defaultConfiguration(product), quantity: 2 };
    const query = stringifySearch(configurationToQuery(product, configuration));
    return { product, configuration, path: `/san-pham/${product.slug}/mua-ngay${query}` };
  };

  test('ROUTE-09 ROUTE-07 «Mua ngay» carries the configuration; without JavaScript the configurator sends it by GET', async () => {
    const shop = shopOfToday();
    const { product, path } = await address(shop);
    const { router } = await openPage(`/san-pham/${product.slug}?count=2`, sameBrowser(shop));
    const button = await main().findByRole('button', { name: 'Mua ngay' });
    expect(button.getAttribute('formaction')).toBe(`/san-pham/${product.slug}/mua-ngay`);
    expect(button.getAttribute('formmethod')).toBe('get');
    fireEvent.click(button);
    await waitFor(() => expect(addressOf(router)).toBe(path));
  });

  test('ROUTE-09 ROUTE-10 FIN-03 a guest fills in the same form; the payment is below the product, and the cart stays unchanged', async () => {
    const shop = await shopWithCart('plain');
    const cart = await cartOf(shop);
    const { product, configuration, path } = await address(shop);
    const { router } = await openPage(path, sameBrowser(shop));
    expect(mainText()).toContain(formatDong(shownTotalOf(product, configuration)));
    expect(hrefOf('Sửa lựa chọn')).toBe(`/san-pham/${product.slug}?count=2`);
    await fillForm(shop);
    fireEvent.click(main().getByRole('button', { name: /^Đặt hàng và/ }));
    await waitFor(() => expect(addressOf(router)).toMatch(/^\/thanh-toan\//));
    const id = addressOf(router).split('/')[2] ?? '';
    expect((await cartOf(shop)).orderId).toBe(cart.orderId);
    await openPage(`/san-pham/${product.slug}/mua-ngay/thanh-toan?orderId=${id}`, sameBrowser(shop));
    expect(await screen.findByRole('img', { name: /^Mã VietQR/ })).toBeTruthy();
  });

  test('ROUTE-09 a plain post carries slug, configuration and price, and keeps the input on failure', async () => {
    const shop = shopOfToday();
    const { product, configuration, path } = await address(shop);
    const typed = await validCheckoutFields(shop);
    const fields = { ...typed, contact: { ...typed.contact, phone: '12' } };
    const failure = { kind: 'invalid-fields', fields: { 'contact.phone': 'phone' } } as const;
    const submission = { use: 'placeDirectOrder', fields, failure } as const;
    await openPage(path, { ...sameBrowser(shop), context: { submission } });
    expect(hidden('_use')).toBe('placeDirectOrder');
    expect(hidden('slug')).toBe(product.slug);
    expect(hidden('configuration.quantity')).toBe('2');
    expect(hidden('expectedTotal')).toBe(String(shownTotalOf(product, configuration)));
    expect(valueAt(/^Số điện thoại/)).toBe('12');
    expect(mainText()).toContain('Số điện thoại không hợp lệ');
  });

  test('ROUTE-09 ROUTE-10 an unknown path segment is a 404; a domain without a name redirects to its product page', async () => {
    for (const path of ['/san-pham/cloud-server-ssd-4/mua-cham', '/san-pham/cloud-server-ssd-4/mua-cham/thanh-toan']) {
      await openPage(path);
      expect(await screen.findByText('404', { exact: false })).toBeTruthy();
    }
    const { router } = await openPage(`/san-pham/${slugs.domain}/mua-ngay`);
    expect(addressOf(router)).toBe(`/san-pham/${slugs.domain}`);
  });
});

describe('the lines of an unpaid order', () => {
  test('ROUTE-19 the quantity changes on the page itself, the last line cannot be removed, and the payment is the next step', async () => {
    const shop = await customer();
    const product = expectOk(await shop.ports.catalogue.product(slugs.server));
    const configuration = defaultConfiguration(product);
    const { orderId } = expectOk(
      await shop.useCases.placeDirectOrder({
        ...(await validCheckoutFields(shop)),
        slug: product.slug,
        configuration,
        expectedTotal: shownTotalOf(product, configuration),
        idempotencyKey: freshIdempotencyKey(),
      }),
    );
    const { router } = await openPage(`/cap-nhat-don-hang/${orderId}`, sameBrowser(shop));
    expect(hrefOf('Tiếp tục thanh toán')).toBe(`/thanh-toan/${orderId}`);
    expect(main().queryByRole('button', { name: /^Xoá/ })).toBeNull();
    fireEvent.click(main().getByRole('button', { name: /^Tăng/ }));
    await waitFor(() =>
      expect(mainText()).toContain(formatDong(shownTotalOf(product, { ...configuration, quantity: 2 }))),
    );
    expect(addressOf(router)).toBe(`/cap-nhat-don-hang/${orderId}`);
  });

  test('ROUTE-19 an unknown order is a 404 with its sentence; a finished one shows its state', async () => {
    const shop = await customer();
    await openPage('/cap-nhat-don-hang/khong-co', sameBrowser(shop));
    expect(await screen.findByText('404', { exact: false })).toBeTruthy();
  });
});
