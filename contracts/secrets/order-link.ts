/** Header of an order's access, which the host got for a link and stores in a cookie. */
export const ORDER_ACCESS_HEADER = 'x-order-access';

/** Path of the shop below which an order's links lie: `/don-hang/{token}`. */
export const ORDER_LINK_PATH = '/don-hang';
