import { bankOf } from '#adapters/memory/bank.ts';
import type { CheckoutFields } from '#core/checkout/checkout.ts';
import type { OrderId } from '#core/shared/ids.ts';
import { addBySlug, good, openShop, press, type Shop, type ShopOptions, slugs } from './shop.ts';

/** A shop whose visitor has one product in his cart. */
export const withCart = async (options?: ShopOptions): Promise<Shop> => {
  const shop = openShop(options);
  good(await addBySlug(shop, slugs.server));
  return shop;
};

/** A checkout form as a careful guest fills it in, with places that the shop offers. */
export const filledIn = async ({ ports }: Pick<Shop, 'ports'>): Promise<CheckoutFields> => {
  const [province] = good(await ports.places.provinces());
  const [ward] = good(await ports.places.wards(province?.code ?? ''));
  const [method] = good(await ports.payments.methods());
  return {
    contact: { name: 'Nguyễn Thị Mây', phone: '0912345678', email: 'may@example.com' },
    address: { provinceCode: province?.code ?? '', wardCode: ward?.code ?? '', street: '12 Hàng Bông' },
    invoiceFor: 'person',
    company: { name: '', taxCode: '', address: '', email: '' },
    note: '',
    methodCode: method?.code ?? '',
  };
};

/** Places the visitor's cart as it stands. */
export const placeCart = async (shop: Shop, idempotencyKey = press()) => {
  const cart = good(await shop.useCases.loadCart({ orderId: null }));
  if (cart === null) throw new Error('no cart to place');
  return shop.useCases.placeOrder({
    ...(await filledIn(shop)),
    orderId: cart.orderId,
    expectedTotal: cart.totals.gross,
    idempotencyKey,
  });
};

/** Has the bank confirm the payment that an order waits for. */
export const pay = async ({ useCases, world }: Pick<Shop, 'useCases' | 'world'>, orderId: OrderId): Promise<void> => {
  const { payment } = good(await useCases.loadPayment({ orderId }));
  if (payment === null) throw new Error('no payment');
  bankOf(world).confirm(payment.id);
};

/** Places the visitor's cart and pays it; answers the order. */
export const payCart = async (shop: Shop): Promise<OrderId> => {
  const { orderId } = good(await placeCart(shop));
  await pay(shop, orderId);
  return orderId;
};
