/** [ERR-07] */
export const failureWays = {
  result: 'Xem kết quả thanh toán',
  cart: 'Mở giỏ hàng',
  shop: 'Về cửa hàng',
  logIn: 'Đăng nhập trong thẻ mới',
  startAgain: 'Về trang đăng nhập',
  retry: 'Thử lại',
} as const;
