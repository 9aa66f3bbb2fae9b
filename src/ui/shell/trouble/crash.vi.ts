/** [ROUTE-46] */
export const crash = {
  title: 'Trang gặp sự cố',
  sentence: 'Lỗi ở phía chúng tôi, không phải do bạn. Lỗi này không thay đổi giỏ hàng hay những gì đã đặt.',
  home: 'Về trang chủ',
  retry: 'Tải lại trang',
};
