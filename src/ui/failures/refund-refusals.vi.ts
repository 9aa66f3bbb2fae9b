import type { RefundRefusal } from '#core/pricing/refund-refusal.ts';

/** Why nothing comes back; shared with the failure of the same kind. */
export const refundRefusalTexts: Readonly<Record<RefundRefusal, string>> = {
  'not-running': 'Dịch vụ không đang chạy nên không tính được tiền hoàn.',
  'too-late': 'Thời gian được hoàn tiền khi huỷ ngay đã hết.',
  'licence-activated': 'Bản quyền đã kích hoạt nên huỷ ngay không được hoàn tiền.',
  'domain-registered': 'Lệ phí tên miền đã nộp nên huỷ ngay không được hoàn tiền.',
  'shared-instalments': 'Nhiều máy chung một kế hoạch trả góp, bạn gọi cửa hàng để huỷ ngay từng máy.',
  'nothing-left': 'Không còn khoản nào để hoàn nếu huỷ ngay.',
};
