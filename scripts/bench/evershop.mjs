// EverShop 2.2 with its sample goods, beside which `npm run bench -- peer` measures.
// Install it in a folder of its own with a database, and before the run: raise the limits in modules/base/services/rateLimit.js,
// switch cash on delivery on (setting codPaymentStatus = 1), and set no_shipping_required of its products.
import { openClient } from './guests.mjs';

const product = '/accessories/ceramic-coffee-cup-white';

const address = {
  full_name: 'Nguyễn Thị Mây',
  telephone: '0912345678',
  address_1: '1 Tràng Tiền',
  city: 'Hà Nội',
  country: 'US',
  province: 'US-NY',
  postcode: '10000',
};

export const evershop = {
  pages: { home: '/', list: '/accessories', product },
  guests: (port, agent) => {
    const dataOf = async (path, answer) => {
      const { status, text } = await answer;
      if (status !== 200) throw new Error(`${path} of the peer answers ${status}: ${text.slice(0, 200)}`);
      return JSON.parse(text).data;
    };
    return {
      // Its session begins on a page; without one all visitors share a cart.
      open: async () => {
        const send = openClient(port, agent);
        await send('GET', product);
        return send;
      },
      add: async (send) => {
        const { cartId } = await dataOf('add', send('POST', '/api/cart/mine/items', { sku: 'CUP-001-WHT', qty: '1' }));
        return cartId;
      },
      order: (send, cartId) => {
        const order = { cart_id: cartId, customer: { email: 'may@example.com' }, billingAddress: address };
        return dataOf('order', send('POST', `/api/carts/${cartId}/checkout`, { ...order, paymentMethod: 'cod' }));
      },
    };
  },
};
