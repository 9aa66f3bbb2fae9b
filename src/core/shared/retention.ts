import { DAY_MS } from '#core/shared/durations.ts';

const PURPOSE = 'Luật 91/2025/QH15: chỉ giữ khi còn mục đích';
const SAFETY = 'Luật 91/2025/QH15: bảo vệ tài khoản và điều tra sự cố';

/**
 * How long personal data is kept, in days, and why. The sweeps of the backend delete by this table, and the privacy
 * page shows it. [Luật 91/2025/QH15]
 */
export const retention = {
  unverifiedAccounts: { days: 7, data: 'Tài khoản đăng ký mà chưa kích hoạt', reason: PURPOSE },
  guests: { days: 90, data: 'Thông tin khách vãng lai không có đơn hàng', reason: PURPOSE },
  leads: { days: 365, data: 'Yêu cầu tư vấn', reason: PURPOSE },
  supportRequests: { days: 730, data: 'Yêu cầu hỗ trợ đã đóng', reason: PURPOSE },
  reviewContacts: { days: 365, data: 'Số điện thoại và email của người đánh giá', reason: PURPOSE },
  mails: { days: 7, data: 'Thư và tin nhắn chờ gửi', reason: PURPOSE },
  sentMails: {
    days: 365,
    data: 'Bản ghi thư đã gửi: loại thư, mã đơn hoặc dịch vụ và giờ gửi, không có người nhận và nội dung',
    reason: 'Không gửi trùng, trả lời khi khách hỏi thư',
  },
  newsletterRequests: {
    days: 7,
    data: 'Đăng ký bản tin chưa xác nhận',
    reason: 'Nghị định 91/2020/NĐ-CP: chưa có đồng ý',
  },
  stockAlerts: { days: 180, data: 'Email chờ báo khi gói có lại', reason: PURPOSE },
  anonymousSessions: { days: 90, data: 'Phiên của khách chưa đăng nhập', reason: PURPOSE },
  sessions: { days: 30, data: 'Phiên đăng nhập, với tên trình duyệt', reason: SAFETY },
  contactChanges: { days: 1, data: 'Yêu cầu đổi email, số điện thoại chưa xác nhận', reason: PURPOSE },
  securityLog: { days: 365, data: 'Nhật ký bảo mật của tài khoản, không có tên và địa chỉ', reason: SAFETY },
  staffLog: { days: 365, data: 'Nhật ký thao tác của nhân viên', reason: SAFETY },
  endedServices: {
    days: 90,
    data: 'Khoá truy cập kho S3 và người dùng đã gán của dịch vụ đã hết hạn',
    reason: PURPOSE,
  },
  domainContacts: { days: 90, data: 'Liên hệ và cài đặt của tên miền đã kết thúc', reason: PURPOSE },
  idempotencyKeys: { days: 2, data: 'Bản ghi chống gửi trùng', reason: PURPOSE },
  refundAccounts: { days: 30, data: 'Tài khoản nhận tiền hoàn, sau khi đã chuyển tiền hoặc từ chối', reason: PURPOSE },
  paymentAddresses: {
    days: 365,
    data: 'Địa chỉ mạng, điện thoại và email của lần thanh toán',
    reason: 'Chống gian lận thanh toán',
  },
} as const satisfies Readonly<
  Record<string, { readonly days: number; readonly data: string; readonly reason: string }>
>;

/**
 * What stays when a customer deletes the account, how long, and why. The deletion rules of the backend name these rows;
 * the form and the privacy page show them. [Luật 91/2025/QH15, Luật Kế toán 88/2015/QH13]
 */
export const keptAfterDeletion = {
  accounting: {
    data: 'Đơn hàng, thanh toán và hoá đơn: số tiền và những gì đã mua, không còn tên, địa chỉ và liên hệ',
    life: 'ít nhất 10 năm',
    reason: 'Luật Kế toán 88/2015/QH13, Điều 41',
  },
  businessInvoices: {
    data: 'Bên mua trên hoá đơn có mã số thuế doanh nghiệp',
    life: 'ít nhất 10 năm',
    reason: 'Luật Kế toán 88/2015/QH13, Điều 41',
  },
  securityLog: {
    data: 'Nhật ký bảo mật, không còn gắn với tài khoản hay tên nào',
    life: `${retention.securityLog.days} ngày`,
    reason: SAFETY,
  },
} as const satisfies Readonly<
  Record<string, { readonly data: string; readonly life: string; readonly reason: string }>
>;

/** How long a customer may change their mind about a deletion. */
export const DELETION_GRACE_DAYS = 7;
export const DELETION_GRACE_MS = DELETION_GRACE_DAYS * DAY_MS;

export type KeptData = keyof typeof keptAfterDeletion;

export type RetainedData = keyof typeof retention;

/** Data from before this moment is deleted. Takes and gives ms since 1970 UTC. */
export const retentionStart = (kind: RetainedData, now: number): number => now - retentionMs(kind);

export const retentionMs = (kind: RetainedData): number => retention[kind].days * DAY_MS;
