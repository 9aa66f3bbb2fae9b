import type { OrderLinkReason } from '#core/shared/paths.ts';

export const orderLinkText = {
  title: 'Mở đơn hàng',
  lead: 'Nhập mã đơn và email đã đặt hàng. Liên kết mở đơn được gửi tới email đó, dùng được trên mọi thiết bị.',
  reasons: {
    'het-han': 'Liên kết vừa bấm đã quá 90 ngày nên không còn mở đơn hàng. Bạn xin liên kết mới ở đây.',
    'thu-hoi': 'Người giữ đơn hàng đã thu hồi liên kết vừa bấm. Bạn xin liên kết mới ở đây.',
    'chep-thieu':
      'Liên kết vừa bấm không khớp đơn hàng nào, thường vì địa chỉ bị chép thiếu. Bạn bấm lại nút trong email, hoặc xin liên kết mới ở đây.',
    'qua-nhieu':
      'Từ mạng này vừa có quá nhiều liên kết không đúng, nên cửa hàng tạm ngừng mở liên kết. Bạn bấm lại liên kết trong email sau 15 phút.',
    'thu-lai': 'Chưa kiểm tra được liên kết. Bạn chờ một phút rồi bấm lại liên kết trong email.',
  } satisfies Readonly<Record<OrderLinkReason, string>>,
  number: 'Mã đơn',
  numberHint: (prefix: string): string => `Bắt đầu bằng ${prefix}, có trong email của đơn hàng`,
  email: 'Email đã đặt hàng',
  submit: 'Gửi liên kết mới',
  logIn: 'Đăng nhập để xem mọi đơn hàng',
} as const;
