/** Of the menus under the header and the drawer on phones. */
export const menusText = {
  drawer: 'Menu trên điện thoại',
  more: 'Thêm',
  openMenu: 'Mở menu',
  closeMenu: 'Đóng menu',
  logOut: 'Đăng xuất',
  services: 'Dịch vụ của tôi',
  orders: 'Đơn hàng',
  account: 'Tài khoản',
  accountOf: (name: string) => `Tài khoản của ${name}`,
  wholeShop: 'Xem cả cửa hàng',
  megaAsk: 'Chưa biết chọn gì?',
  megaAskBody: 'Cho biết bạn định chạy gì, kỹ thuật viên gợi ý gói vừa đủ.',
} as const;
