import { type Dong, formatDong } from '#core/shared/dong.ts';
import type { Mail } from './mail.ts';

/** A paid line that is late or given up. */
export type LateLine = {
  readonly name: string;
  readonly orderNumber: string;
  /** Paid for it, with its options and VAT. */
  readonly amount: Dong;
  /** Opens the order. */
  readonly link: string;
  /** Where a person answers. */
  readonly phone: string;
};

/** Once per line, when it is not handed over within the estimate. */
export const setUpDelayedMail =
  ({ name, orderNumber, link, phone }: LateLine): Mail =>
  (shop) => ({
    words: { dich_vu: name, ma_don: orderNumber },
    subject: `${name} bàn giao chậm hơn dự kiến`,
    summary: `Đơn ${orderNumber}: cửa hàng vẫn đang làm, bạn không cần làm gì.`,
    heading: `${name} chậm hơn dự kiến`,
    parts: [
      {
        text: `Xin lỗi bạn: ${name} trong đơn ${orderNumber} chưa bàn giao được trong thời gian đã báo. Cửa hàng vẫn đang làm, bạn không cần làm gì; xong thì bạn nhận thư có cách đăng nhập.`,
      },
      {
        text: 'Không muốn chờ, bạn có quyền huỷ và nhận lại toàn bộ tiền, khi chậm do lỗi của cửa hàng.',
      },
      { button: 'Theo dõi đơn hàng', href: link },
      { note: `Cần nói chuyện với người, bạn gọi ${phone} và đọc mã đơn ${orderNumber}.` },
    ],
    sms: `${shop.shortName}: ${name} (đơn ${orderNumber}) bàn giao chậm hơn dự kiến, cửa hàng vẫn đang làm. Gọi ${phone}.`,
  });

/** Once per line, when it cannot be delivered. */
export const setUpRefusedMail =
  ({ name, orderNumber, amount, link, phone }: LateLine): Mail =>
  (shop) => ({
    words: { dich_vu: name, ma_don: orderNumber, so_tien: formatDong(amount) },
    subject: `Chưa bàn giao được ${name}`,
    summary: `Đơn ${orderNumber}: bạn được nhận lại ${formatDong(amount)}.`,
    heading: `Chưa bàn giao được ${name}`,
    parts: [
      { text: `Xin lỗi bạn: cửa hàng không khởi tạo được ${name} trong đơn ${orderNumber}. Lỗi ở phía cửa hàng.` },
      {
        text: `Tiền của bạn không mất. Bạn chọn nhận lại toàn bộ ${formatDong(amount)} đã trả cho phần này, hoặc để nhân viên thử cài đặt lại. Bạn gọi ${phone} và đọc mã đơn ${orderNumber}.`,
      },
      {
        text: 'Tiền trở về tài khoản đã chuyển trong 3 đến 5 ngày làm việc. Các dịch vụ khác trong đơn không bị ảnh hưởng.',
      },
      { button: 'Xem đơn hàng', href: link },
    ],
    sms: `${shop.shortName}: chưa bàn giao được ${name} (đơn ${orderNumber}). Bạn được nhận lại ${formatDong(amount)}, gọi ${phone}.`,
  });
