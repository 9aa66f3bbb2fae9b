import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bankOf } from '#adapters/memory/bank.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { placeCart } from '#test/kit/checkout.ts';
import { addBySlug, good, namedDomain, openShop, type Shop, type ShopOptions, slugs } from '#test/kit/shop.ts';

/** A shop whose services and whose browser have the same time. */
export const shopOfToday = (options: ShopOptions = {}): Shop =>
  openShop({ world: memoryWorld({ now: Date.now() }), ...options });

/** The same browser again: a reload, or another page of it. */
export const again = ({ world, browser }: Shop): ShopOptions => ({ world, browser });

/** A server with two priced options, a plain one, a domain. */
export type Goods = 'server' | 'plain' | 'domain';

/** Puts products into the cart. */
export const fillCart = async (shop: Shop, what: readonly Goods[]): Promise<void> => {
  for (const each of what) {
    if (each === 'plain') good(await addBySlug(shop, slugs.promoted));
    if (each === 'server') {
      const product = good(await shop.ports.catalogue.product(slugs.server));
      const chosen = { '106066': ['10606606'], '106067': ['10606701'], '106069': ['10606902'] };
      good(await addBySlug(shop, product.slug, { configuration: { time: 3, count: 1, chosen } }));
    }
    if (each === 'domain') {
      const product = good(await shop.ports.catalogue.product(slugs.domain));
      good(await addBySlug(shop, product.slug, { configuration: namedDomain(product, 'tiembanhmay.com.vn') }));
    }
  }
};

/** A shop with a cart. */
export const shopWithCart = async (...what: readonly Goods[]): Promise<Shop> => {
  const shop = shopOfToday();
  await fillCart(shop, what.length === 0 ? ['plain'] : what);
  return shop;
};

/** A shop with an order that waits for its payment, and the bank that decides it. */
export const shopWithOrder = async (...what: readonly Goods[]) => {
  const shop = await shopWithCart(...what);
  const { orderId, orderNumber } = good(await placeCart(shop));
  const { payment } = good(await shop.useCases.loadPayment({ orderId }));
  if (payment === null) throw new Error('no payment');
  return { shop, orderId, orderNumber, payment, bank: bankOf(shop.world) };
};

export const cartOf = async (shop: Shop) => {
  const cart = good(await shop.useCases.loadCart({ orderId: null }));
  if (cart === null) throw new Error('no cart');
  return cart;
};

export const type = (label: string | RegExp, text: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};

/** The picker's script comes after the page. */
const TIMEOUT = { timeout: 15_000 };

/** Chooses a place by typing the beginning of its name. */
export const choosePlace = async (label: RegExp, name: string): Promise<void> => {
  const input = await waitFor(() => {
    const found = screen.getByRole('combobox', { name: label });
    if (found.tagName !== 'INPUT' || found.hasAttribute('disabled')) throw new Error('not alive yet');
    return found;
  }, TIMEOUT);
  fireEvent.change(input, { target: { value: name } });
  fireEvent.click(await screen.findByRole('option', { name }, TIMEOUT));
};

/** What a careful guest types. */
export const fillForm = async (shop: Shop): Promise<void> => {
  type(/^Họ và tên/, 'Nguyễn Thị Mây');
  type(/^Số điện thoại/, '0912 345 678');
  type(/^Email nhận thông tin/, 'may@example.com');
  type(/^Số nhà, đường/, '12 Hàng Bông');
  const [province] = good(await shop.ports.places.provinces());
  const [ward] = good(await shop.ports.places.wards(province?.code ?? ''));
  await choosePlace(/^Tỉnh, thành phố/, province?.name ?? '');
  await choosePlace(/^Phường, xã/, ward?.name ?? '');
};

/** What stands in the main part of the page, as text. */
export const mainText = (): string => within(document.body).getByRole('main').textContent ?? '';

/** Where a link with this name leads. */
export const wayOn = (name: string | RegExp): string | null => screen.getByRole('link', { name }).getAttribute('href');
