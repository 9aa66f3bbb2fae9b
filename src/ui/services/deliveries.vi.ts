import type { RefundState } from '#core/ending-rules/refund-offer.ts';
import type { DeliveryStepName, DeliveryView, DeliveryWait } from '#core/services/delivery.ts';

/** [SVC-01] */
export const deliveriesText = {
  title: 'Tiến độ bàn giao',
  reload: 'Tải lại để xem tiến độ mới',
  steps: {
    paid: 'Đã thanh toán',
    installing: 'Cài đặt',
    transferring: 'Chuyển tên miền về',
    documents: 'Nộp hồ sơ chủ thể',
    review: 'Duyệt hồ sơ',
    registry: 'Gửi cơ quan quản lý',
    ready: 'Sẵn sàng sử dụng',
  } satisfies Readonly<Record<DeliveryStepName, string>>,
  states: { done: 'Xong', current: 'Đang thực hiện', failed: 'Gặp lỗi', later: 'Chưa đến' },
  estimates: {
    minutes: 'Thường xong trong vài phút.',
    day: 'Được bàn giao trong 24 giờ.',
    'working-day': 'Kích hoạt trong ngày làm việc.',
    documents: 'Tên miền .vn có hiệu lực khi hồ sơ chủ thể được duyệt.',
    transfer: 'Thường mất vài ngày, tuỳ nhà đăng ký cũ.',
  } satisfies Readonly<Record<DeliveryView['estimate'], string>>,
  waits: {
    'set-up': 'Dịch vụ đang được cài đặt, bạn không cần làm gì.',
    transfer: 'Đang chờ nhà đăng ký cũ chuyển tên miền.',
    documents: 'Đang chờ bạn nộp hồ sơ chủ thể.',
    correction: 'Hồ sơ cần bổ sung, lý do nằm trong trang hồ sơ.',
    review: 'Hồ sơ đã gửi, cửa hàng đang duyệt.',
    registry: 'Hồ sơ đã duyệt, đang gửi cơ quan quản lý.',
  } satisfies Readonly<Record<NonNullable<DeliveryWait>, string>>,
  failed: (hotline: string) => `Bước này gặp lỗi. Bạn gọi ${hotline} để được xử lý.`,
  handInDocuments: 'Nộp hồ sơ',
  open: 'Mở dịch vụ',
  refunds: {
    asked: (amount: string) => `Bạn đã xin huỷ và hoàn ${amount}; nhân viên đang xem yêu cầu.`,
    confirmed: (amount: string) => `Đã huỷ, ${amount} sẽ về tài khoản bạn đã ghi.`,
    paid: (amount: string) => `Đã huỷ, ${amount} đã về tài khoản bạn đã ghi.`,
    refused: () => '',
  } satisfies Readonly<Record<RefundState, (amount: string) => string>>,
} as const;
