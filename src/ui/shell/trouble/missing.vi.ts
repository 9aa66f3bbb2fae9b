import { missingTitle } from '#ui/app/titles.vi.ts';

/** [ROUTE-45, ROUTE-48] */
export const missing = {
  oops: 'Oops!',
  title: missingTitle,
  sentence: 'Trang bạn tìm có thể đã bị xóa hoặc không tồn tại',
  /** Of the error catalogue. [spec 8] */
  english: 'This page could not be found',
  home: 'Về trang chủ',
  things: {
    product: 'Sản phẩm này không còn bán hoặc chưa từng có. Các gói đang bán ở trong cửa hàng.',
    category: 'Danh mục này không có. Cửa hàng liệt kê đủ mọi danh mục.',
    domains: 'Cửa hàng này không bán tên miền. Các dịch vụ đang bán ở trong cửa hàng.',
    order:
      'Không tìm thấy đơn hàng này. Đơn hàng mở được trên trình duyệt đã đặt, bằng tài khoản đã đặt, hoặc bằng liên kết trong email.',
    invoice:
      'Không tìm thấy hoá đơn này. Hoá đơn mở được trên trình duyệt đã đặt hàng, bằng tài khoản đã đặt, hoặc từ đơn hàng mở bằng liên kết trong email.',
    quotation: 'Không tìm thấy báo giá này. Bạn kiểm tra lại liên kết, hoặc hỏi người đã gửi báo giá.',
    'own-order':
      'Không có đơn hàng này trong tài khoản đang đăng nhập. Đơn đặt bằng tài khoản khác mở được sau khi đăng nhập bằng tài khoản đó.',
    service: 'Không có dịch vụ này trong tài khoản của bạn. Danh sách dịch vụ liệt kê đủ mọi dịch vụ.',
    registrantDocuments:
      'Không tìm thấy hồ sơ này. Hồ sơ chỉ mở được bằng tài khoản hoặc trên trình duyệt đã mua tên miền.',
    article: 'Bài viết này không có hoặc đã gỡ. Danh sách bài viết có ô tìm theo từ khoá.',
    author: 'Không có tác giả này. Danh sách bài viết ghi tên người viết của từng bài.',
    project: 'Dự án này không có hoặc đã gỡ. Trang chủ giới thiệu các dự án khác.',
    lab: 'Không có phòng lab hoặc bài thực hành này. Danh mục Cloud Lab liệt kê đủ các phòng.',
    page: null,
  },
  ways: {
    product: 'Về cửa hàng',
    category: 'Về cửa hàng',
    domains: 'Về cửa hàng',
    order: 'Mở giỏ hàng',
    invoice: 'Mở giỏ hàng',
    quotation: 'Về cửa hàng',
    'own-order': 'Về danh sách đơn hàng',
    service: 'Về dịch vụ của tôi',
    registrantDocuments: 'Xem tên miền cần hồ sơ',
    article: 'Xem mọi bài viết',
    author: 'Xem mọi bài viết',
    project: 'Về cửa hàng',
    lab: 'Xem các phòng lab',
    page: 'Về cửa hàng',
  },
};
