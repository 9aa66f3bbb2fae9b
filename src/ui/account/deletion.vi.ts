export const deletionText = {
  title: 'Xoá tài khoản',
  sentence:
    'Sau 7 ngày kể từ lúc bạn yêu cầu, chúng tôi xoá hồ sơ, cách đăng nhập, sổ địa chỉ, sản phẩm yêu thích, đánh giá, báo giá, giấy tờ tên miền và đăng ký bản tin. Trong 7 ngày đó bạn vẫn dùng tài khoản như thường và có thể đổi ý. Xoá xong thì không lấy lại được.',
  keptTitle: 'Theo luật, chúng tôi còn giữ',
  kept: (life: string, reason: string) => `${life}. ${reason}`,
  blockedTitle: 'Bạn cần làm xong trước khi xoá tài khoản',
  toServices: 'Xem dịch vụ',
  toBalance: 'Xem số dư',
  toOrders: 'Xem đơn hàng',
  toInstalments: 'Xem các kỳ trả góp',
  name: 'Nhập email hoặc số điện thoại của tài khoản để xác nhận',
  ask: 'Xoá tài khoản của tôi',
  pending: (minute: string) => `Tài khoản sẽ bị xoá lúc ${minute}. Đến lúc đó bạn vẫn dùng như thường.`,
  mail: 'Chúng tôi đã gửi thư có liên kết để huỷ.',
  cancel: 'Giữ lại tài khoản',
  link: 'Xoá tài khoản',
} as const;
