import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { placeCart } from '#test/kit/checkout.ts';
import {
  addBySlug,
  expectOk,
  namedDomain,
  openShop,
  type Shop,
  type ShopOptions,
  slugs,
} from '#test/kit/fakes/shop.ts';

/** A shop whose services use the browser's current time. */
export const shopOfToday = (options: ShopOptions = {}): Shop =>
  openShop({ world: memoryWorld({ now: Date.now() }), ...options });

/** The same browser after a reload or on another page. */
export const sameBrowser = ({ world, browser }: Shop): ShopOptions => ({ world, browser });

/** A server with priced options, a plan without, or a domain. */
export type Goods = 'server' | 'plain' | 'domain';

/** Adds products to the cart. */
export const fillCart = async (shop: Shop, what: readonly Goods[]): Promise<void> => {
  for (const each of what) {
    if (each === 'plain') expectOk(await addBySlug(shop, slugs.promoted));
    if (each === 'server') {
      const product = expectOk(await shop.ports.catalogue.product(slugs.server));
      const chosen = { '106066': ['10606606'], '106067': ['10606701'], '106069': ['10606902'] };
      expectOk(await addBySlug(shop, product.slug, { configuration: { term: 3, quantity: 1, chosen } }));
    }
    if (each === 'domain') {
      const product = expectOk(await shop.ports.catalogue.product(slugs.domain));
      expectOk(await addBySlug(shop, product.slug, { configuration: namedDomain(product, 'tiembanhmay.com.vn') }));
    }
  }
};

/** A shop with a cart. */
export const shopWithCart = async (...what: readonly Goods[]): Promise<Shop> => {
  const shop = shopOfToday();
  await fillCart(shop, what.length === 0 ? ['plain'] : what);
  return shop;
};

/** A shop with an unpaid order, and the bank that confirms or declines its payment. */
export const shopWithOrder = async (...what: readonly Goods[]) => {
  const shop = await shopWithCart(...what);
  const { orderId, orderNumber } = expectOk(await placeCart(shop));
  const { payment } = expectOk(await shop.useCases.loadPayment({ orderId }));
  if (payment === null) throw new Error('no payment');
  return { shop, orderId, orderNumber, payment, bank: bankOf(shop.world) };
};

export const cartOf = async (shop: Shop) => {
  const cart = expectOk(await shop.useCases.loadCart({ orderId: null }));
  if (cart === null) throw new Error('no cart');
  return cart;
};

export const type = (label: string | RegExp, text: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};

/** The error message of the field, linked to it for screen readers. */
export const errorAt = (label: RegExp): string | null => {
  const field = screen.getByLabelText(label);
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
};

/** Sends the form of the checkout. */
export const pressOrder = (): void => {
  fireEvent.click(screen.getByRole('button', { name: /^Đặt hàng và/ }));
};

/** The picker's script loads after the page. */
const TIMEOUT = { timeout: 15_000 };

/** Selects a province or ward by its name. */
export const chooseProvinceOrWard = async (label: RegExp, name: string): Promise<void> => {
  const input = await waitFor(() => {
    const found = screen.getByRole('combobox', { name: label });
    if (found.tagName !== 'INPUT' || found.hasAttribute('disabled')) throw new Error('not alive yet');
    return found;
  }, TIMEOUT);
  fireEvent.change(input, { target: { value: name } });
  fireEvent.click(await screen.findByRole('option', { name }, TIMEOUT));
};

/** Fills the checkout form with valid data, and the address if the order asks for one. */
export const fillForm = async (shop: Shop): Promise<void> => {
  type(/^Họ và tên/, 'Nguyễn Thị Mây');
  type(/^Số điện thoại/, '0912 345 678');
  type(/^Email nhận thông tin/, 'may@example.com');
  if (screen.queryByLabelText(/^Số nhà, đường/) === null) return;
  type(/^Số nhà, đường/, '12 Hàng Bông');
  const [province] = expectOk(await shop.ports.administrativeUnits.provinces());
  const [ward] = expectOk(await shop.ports.administrativeUnits.wards(province?.code ?? ''));
  await chooseProvinceOrWard(/^Tỉnh, thành phố/, province?.name ?? '');
  await chooseProvinceOrWard(/^Phường, xã/, ward?.name ?? '');
};

/** Text content of the main element. */
export const mainText = (): string => within(document.body).getByRole('main').textContent ?? '';

/** The href of the link with this name. */
export const hrefOf = (name: string | RegExp): string | null => screen.getByRole('link', { name }).getAttribute('href');
