export const SHOP = 'Cửa Hàng Mây';

/** Texts of the layout. */
export const mailTexts = {
  shop: SHOP,
  greeting: 'Chào bạn,',
  foot: `${SHOP} gửi thư này tự động, hộp thư gửi không nhận thư trả lời.`,
} as const;
