import type { CartNotice } from '#core/cart/cart.ts';

/** What a successful command says. */
export const notices: Readonly<Record<Exclude<CartNotice, null>, string>> = {
  added: 'Đã thêm vào giỏ hàng.',
  changed: 'Đã cập nhật giỏ hàng.',
  removed: 'Đã bỏ sản phẩm khỏi giỏ hàng.',
  cleared: 'Đã xoá giỏ hàng.',
  'note-saved': 'Đã lưu ghi chú.',
};

/** What the notification says: what happened, and with how many products it opens. [CART-18] */
export const noticeOf = (notice: Exclude<CartNotice, null>, quantity: number | null): string =>
  quantity === null ? notices[notice] : `${notices[notice]} Giỏ hàng có ${quantity} sản phẩm.`;
