/** Texts of the layout. */
export const mailTexts = {
  greeting: 'Chào bạn,',
  foot: (shop: string) => `${shop} gửi thư này tự động.`,
} as const;
