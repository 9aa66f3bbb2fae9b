import type { CheckoutFields } from '#core/checkout/checkout.ts';
import { good, press, type Shop } from './shop.ts';

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
export const placeCart = async (shop: Shop, intent = press()) => {
  const cart = good(await shop.useCases.cart({ orderId: null }));
  if (cart === null) throw new Error('no cart to place');
  return shop.useCases.placeOrder({
    ...(await filledIn(shop)),
    orderId: cart.orderId,
    seen: cart.totals.gross,
    intent,
  });
};
