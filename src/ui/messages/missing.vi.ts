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
    'own-order': 'Không có đơn hàng này trong tài khoản của bạn. Danh sách đơn hàng liệt kê đủ mọi đơn.',
    service: 'Không có dịch vụ này trong tài khoản của bạn. Danh sách dịch vụ liệt kê đủ mọi dịch vụ.',
    page: null,
  },
  ways: {
    product: 'Về cửa hàng',
    category: 'Về cửa hàng',
    order: 'Mở giỏ hàng',
    invoice: 'Mở giỏ hàng',
    'own-order': 'Về danh sách đơn hàng',
    service: 'Về dịch vụ của tôi',
    page: 'Về cửa hàng',
  },
};
