import { bankOf } from '#adapters/memory/orders/bank.ts';
import type { CheckoutFields } from '#core/checkout/checkout.ts';
import type { OrderId } from '#core/shared/ids.ts';
import {
  addBySlug,
  expectOk,
  freshIdempotencyKey,
  namedDomain,
  openShop,
  type Shop,
  type ShopOptions,
  slugs,
} from '#test/kit/fakes/shop.ts';

/** A shop whose visitor has one product in the cart. */
export const withCart = async (options?: ShopOptions): Promise<Shop> => {
  const shop = openShop(options);
  expectOk(await addBySlug(shop, slugs.server));
  return shop;
};

/** A .vn name needs the buyer's address. */
export const withNamedCart = async (options?: ShopOptions): Promise<Shop> => {
  const shop = await withCart(options);
  const product = expectOk(await shop.ports.catalogue.product(slugs.domain));
  expectOk(await addBySlug(shop, slugs.domain, { configuration: namedDomain(product, 'tiembanhmay.com.vn') }));
  return shop;
};

/** A valid checkout form of a guest, with a province and ward that the shop knows. */
export const validCheckoutFields = async ({ ports }: Pick<Shop, 'ports'>): Promise<CheckoutFields> => {
  const [province] = expectOk(await ports.administrativeUnits.provinces());
  const [ward] = expectOk(await ports.administrativeUnits.wards(province?.code ?? ''));
  const [method] = expectOk(await ports.payments.methods());
  return {
    contact: { name: 'Nguyễn Thị Mây', phone: '0912345678', email: 'may@example.com' },
    address: { provinceCode: province?.code ?? '', wardCode: ward?.code ?? '', street: '12 Hàng Bông' },
    invoiceFor: 'person',
    company: { name: '', taxCode: '', address: '', email: '' },
    note: '',
    methodCode: method?.code ?? '',
  };
};

/** Orders the visitor's cart unchanged. */
export const placeCart = async (shop: Pick<Shop, 'ports' | 'useCases'>, idempotencyKey = freshIdempotencyKey()) => {
  const cart = expectOk(await shop.useCases.loadCart({ orderId: null }));
  if (cart === null) throw new Error('no cart to place');
  return shop.useCases.finaliseOrder({
    ...(await validCheckoutFields(shop)),
    orderId: cart.orderId,
    expectedTotal: cart.totals.gross,
    idempotencyKey,
  });
};

/** Makes the bank confirm the payment of an order. */
export const pay = async ({ useCases, world }: Pick<Shop, 'useCases' | 'world'>, orderId: OrderId): Promise<void> => {
  const { payment } = expectOk(await useCases.loadPayment({ orderId }));
  if (payment === null) throw new Error('no payment');
  bankOf(world).confirm(payment.id);
};

/** Orders and pays the visitor's cart; returns the order's id. */
export const payCart = async (shop: Shop): Promise<OrderId> => {
  const { orderId } = expectOk(await placeCart(shop));
  await pay(shop, orderId);
  return orderId;
};
