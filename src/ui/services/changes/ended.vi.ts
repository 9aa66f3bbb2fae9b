import type { RefundState } from '#core/ending-rules/refund-offer.ts';
import type { EndCause } from '#core/services/service-end.ts';

export const endedText = {
  ended: 'Đã kết thúc',
  causes: {
    term: 'Dịch vụ đã dừng khi hết kỳ, vì bạn đã huỷ trước đó.',
    unpaid: 'Dịch vụ đã dừng vì quá hạn mà chưa được thanh toán.',
    refunded: 'Dịch vụ đã dừng theo yêu cầu huỷ và hoàn tiền của bạn.',
    unknown: 'Dịch vụ này đã kết thúc.',
  } satisfies Readonly<Record<EndCause, string>>,
  endedOn: 'Ngày kết thúc',
  keptUntil: 'Dữ liệu giữ đến hết ngày',
  refund: 'Tiền hoàn (đã gồm VAT)',
  refundState: 'Trạng thái tiền hoàn',
  refundStates: {
    asked: 'Nhân viên đang xem yêu cầu',
    confirmed: 'Sẽ chuyển về tài khoản bạn đã ghi trong 3 đến 5 ngày làm việc',
    refused: 'Không hoàn',
    paid: 'Đã chuyển về tài khoản bạn đã ghi',
  } satisfies Readonly<Record<RefundState, string>>,
  refundReason: 'Lý do',
  back: 'Về danh sách dịch vụ',
} as const;
