import type { RefundState } from '#core/ending-rules/refund-offer.ts';

export const refundStateNames: Readonly<Record<RefundState, string>> = {
  asked: 'Chờ trả lời',
  confirmed: 'Chờ chuyển tiền',
  refused: 'Từ chối',
  paid: 'Đã chuyển tiền',
};
