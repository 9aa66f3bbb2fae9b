/** [ROUTE-46] */
export const crash = {
  title: 'Trang gặp sự cố',
  sentence: 'Lỗi ở phía chúng tôi, không phải do bạn. Giỏ hàng và những gì đã đặt vẫn còn.',
  home: 'Về trang chủ',
  retry: 'Tải lại trang',
};
