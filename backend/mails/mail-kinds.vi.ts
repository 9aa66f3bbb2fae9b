import { lookUp } from '#core/shared/text/look-up.ts';
import { type AccountChange, accountChangeNames } from './account-mails.vi.ts';

/** What staff call each kind of mail. A key begins with its kind, so that a mail without a name does not compile. */
const otherMailNames = {
  'order-received': 'Đã nhận đơn',
  'order-link': 'Liên kết mở đơn hàng',
  'order-cancelled': 'Đơn đã huỷ',
  'order-expired': 'Đơn quá hạn thanh toán',
  'payment-received': 'Đã nhận thanh toán',
  'part-received': 'Đã nhận một phần tiền',
  'transfer-refunded': 'Đã hoàn khoản chuyển',
  invoice: 'Hoá đơn',
  quotation: 'Báo giá gửi người khác',
  'service-ready': 'Dịch vụ sẵn sàng',
  'service-delayed': 'Bàn giao chậm',
  'service-refused': 'Chưa bàn giao được',
  'service-cancelled': 'Huỷ vào cuối kỳ',
  'service-ended': 'Đã kết thúc khi hết kỳ',
  'downgrade-chosen': 'Chọn gói nhỏ hơn cho kỳ sau',
  downgraded: 'Đã chuyển sang gói nhỏ hơn',
  'service-announce': 'Quá hạn, báo trước ngày tạm ngưng',
  'service-warn': 'Sắp tạm ngưng vì quá hạn',
  'service-suspend': 'Đã tạm ngưng vì quá hạn',
  'service-end': 'Đã kết thúc vì quá hạn',
  'domain-expired': 'Tên miền hết hạn',
  'domain-last-days': 'Sắp hết hạn gia hạn tên miền',
  'domain-redemption': 'Tên miền chỉ còn chuộc lại được',
  'domain-end': 'Tên miền kết thúc vì chưa gia hạn',
  'service-held': 'Nhân viên tạm ngưng',
  'service-released': 'Nhân viên mở lại',
  'days-given': 'Được thêm ngày sử dụng',
  'refund-asked': 'Đã nhận yêu cầu hoàn tiền',
  'refund-confirmed': 'Đồng ý hoàn tiền',
  'refund-refused': 'Chưa hoàn tiền được',
  'refund-paid': 'Đã chuyển tiền hoàn',
  'documents-asked': 'Cần hồ sơ tên miền',
  'documents-decided': 'Kết quả duyệt hồ sơ',
  'transfer-started': 'Bắt đầu chuyển tên miền',
  'transfer-decided': 'Kết quả chuyển tên miền',
  'auth-code': 'Mã chuyển tên miền',
  'short-balance': 'Số dư không đủ để tự gia hạn',
  reminder: 'Nhắc gia hạn và trả góp',
  'activation-code': 'Mã kích hoạt',
  'reset-code': 'Đặt lại mật khẩu',
  'contact-code': 'Mã xác nhận liên hệ mới',
  'contact-warning': 'Cảnh báo đổi liên hệ',
  'contact-delay': 'Liên hệ sắp thay đổi',
  'account-deletion': 'Xoá tài khoản',
  'account-viewed': 'Nhân viên xem tài khoản',
  'account-merged': 'Gộp tài khoản',
  'newsletter-confirmation': 'Xác nhận bản tin',
  'consultation-reply': 'Trả lời yêu cầu tư vấn',
  'support-answer': 'Trả lời yêu cầu hỗ trợ',
  'service-notice': 'Thông báo về dịch vụ',
  'stock-alert': 'Báo khi có hàng',
} as const;

const mailNames: Readonly<Record<string, string>> = { ...otherMailNames, ...accountChangeNames };

export type MailKind = keyof typeof otherMailNames | AccountChange;

/** What a reader can end; all others are queued whatever the reader chose. */
type OptionalKind = 'reminder' | 'stock-alert';

/** `order-received:DH…`. */
export type MailKey = `${Exclude<MailKind, OptionalKind>}:${string}`;
export type OptionalMailKey = `${OptionalKind}:${string}`;

export const mailKindOf = (key: string): string => key.split(':', 1)[0] ?? '';

/** By the kind that its key begins with; the kind itself for one of an earlier version. */
export const mailNameOf = (key: string): string => {
  const kind = mailKindOf(key);
  return lookUp(mailNames, kind) ?? kind;
};
