export const favouritesText = {
  title: 'Sản phẩm yêu thích',
  lead: (count: number) => `${count} sản phẩm đang được lưu.`,
  emptyTitle: 'Chưa có sản phẩm yêu thích',
  emptySentence: 'Bấm hình trái tim ở trang sản phẩm để lưu lại và so sánh sau.',
  toShop: 'Xem cửa hàng',
  add: 'Thêm vào yêu thích',
  remove: 'Bỏ khỏi yêu thích',
  removeOf: (title: string) => `Bỏ ${title} khỏi yêu thích`,
} as const;
