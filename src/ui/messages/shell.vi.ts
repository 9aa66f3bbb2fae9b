/** Words of header, footer, contact bar and the pages for trouble. */
export const shell = {
  skip: 'Bỏ qua đến nội dung',
  home: 'Trang chủ',
  homeOf: 'Cửa Hàng Mây, trang chủ',
  shopName: 'Cửa Hàng Mây',
  shop: 'Cửa hàng',
  crumbs: 'Đường dẫn',
  utilities: 'Tiện ích',
  hotline: (number: string) => `Hotline ${number}`,
  hotlineFree: 'Miễn phí cước, trực 24/7',
  priceBoard: 'Bảng giá',
  menu: 'Menu chính',
  openMenu: 'Mở menu',
  closeMenu: 'Đóng menu',
  search: 'Tìm sản phẩm',
  cart: (count: number) => `Giỏ hàng, ${count} sản phẩm`,
  wholeShop: 'Xem cả cửa hàng',
  megaAsk: 'Chưa biết chọn gì?',
  megaAskBody: 'Cho biết bạn định chạy gì, kỹ thuật viên gợi ý gói vừa đủ.',
  from: (price: string, unit: string) => `từ ${price}/${unit}`,
  theme: 'Giao diện',
  themes: { light: 'Sáng', dark: 'Tối', system: 'Theo máy' },
  footerAbout: 'Cho thuê máy chủ, hosting và tên miền cho doanh nghiệp Việt Nam.',
  footerHotline: 'Hotline miễn phí 24/7',
  licences: 'Giấy phép',
  copyright: (year: number) => `© ${year} Cửa Hàng Mây. Giá niêm yết bằng đồng Việt Nam.`,
  contact: 'Liên hệ nhanh',
  contactHotline: 'Hotline liên hệ',
  contactZalo: 'Chat Zalo',
  contactZaloHint: 'Trò chuyện ngay',
  toTop: 'Lên đầu trang',
  loading: 'Đang tải trang',
  added: (count: number) => (count > 1 ? `Giỏ hàng có ${count} sản phẩm.` : 'Giỏ hàng có 1 sản phẩm.'),
  openCart: 'Xem giỏ hàng',
};

/** The 404 page and its kin. [ROUTE-45, ROUTE-48] */
export const missing = {
  oops: 'Oops!',
  title: '404 - Không tìm thấy trang',
  sentence: 'Trang bạn tìm có thể đã bị xóa hoặc không tồn tại',
  home: 'Về trang chủ',
  things: {
    product: 'Sản phẩm này không còn bán hoặc chưa từng có. Các gói đang bán ở trong cửa hàng.',
    category: 'Danh mục này không có. Cửa hàng liệt kê đủ mọi danh mục.',
    order: 'Không tìm thấy đơn hàng này. Đơn hàng chỉ mở được trên trình duyệt đã đặt.',
    invoice: 'Không tìm thấy hoá đơn này. Hoá đơn chỉ mở được trên trình duyệt đã đặt hàng.',
    page: null,
  },
  ways: {
    product: 'Về cửa hàng',
    category: 'Về cửa hàng',
    order: 'Mở giỏ hàng',
    invoice: 'Mở giỏ hàng',
    page: 'Về cửa hàng',
  },
};

/** The page for a failure of ours. [ROUTE-46] */
export const crash = {
  title: 'Trang gặp sự cố',
  sentence: 'Lỗi ở phía chúng tôi, không phải do bạn. Giỏ hàng và những gì đã đặt vẫn còn.',
  home: 'Về trang chủ',
  retry: 'Tải lại trang',
};

export const failed = {
  title: 'Chưa tải được nội dung này',
};
