import type { RefundRefusal } from '#core/pricing/refund-refusal.ts';
import { refundRefusalTexts } from '#ui/failures/refund-refusals.vi.ts';

/** [SVC-01] */
export const endingText = {
  title: 'Huỷ dịch vụ',
  atEnd: 'Huỷ khi hết kỳ',
  atEndWarning: (day: string, kept: string) =>
    `Dịch vụ chạy đến hết ngày ${day} rồi dừng, dữ liệu giữ đến hết ngày ${kept}. Bạn đổi ý được cho đến khi hết kỳ.`,
  atEndButton: 'Huỷ khi hết kỳ',
  confirmation: (name: string) => `Để huỷ, gõ tên dịch vụ: ${name}`,
  ending: (day: string) => `Bạn đã huỷ dịch vụ này. Dịch vụ chạy đến hết ngày ${day} và không gia hạn nữa.`,
  keep: 'Giữ dịch vụ',
  now: 'Huỷ ngay và hoàn tiền',
  nowWarning:
    'Nhân viên xác nhận rồi mới dừng dịch vụ, bạn chép dữ liệu ra trước. Dịch vụ đã dừng thì không mở lại được.',
  paidDays: (used: number, term: number) => (used === 0 ? 'Hoàn toàn bộ' : `Đã dùng ${used} trong ${term} ngày`),
  net: 'Tiền hoàn trước thuế',
  exempt: 'Phần không chịu thuế',
  vat: 'VAT',
  total: 'Tổng hoàn',
  licences: 'Bản quyền Windows và bảng điều khiển đã kích hoạt không tính vào tiền hoàn.',
  account: 'Tài khoản nhận tiền',
  bank: 'Ngân hàng',
  number: 'Số tài khoản',
  holder: 'Chủ tài khoản',
  holderHint: 'Đúng như ngân hàng ghi. Chỉ kế toán xem, xoá sau khi đã chuyển tiền.',
  nowButton: 'Gửi yêu cầu huỷ và hoàn tiền',
  policy: 'Chính sách hoàn tiền',
  /** `days`: those in which the unused part comes back; null: none do. */
  refusals: (days: string | null): Readonly<Record<RefundRefusal, string>> => ({
    ...refundRefusalTexts,
    'too-late':
      days === null
        ? 'Huỷ ngay không được hoàn tiền.'
        : `Đã quá ${days} kể từ khi bàn giao nên huỷ ngay không được hoàn tiền.`,
  }),
  asked: (amount: string, day: string) =>
    `Đã gửi yêu cầu huỷ ngay và hoàn ${amount} ngày ${day}. Dịch vụ vẫn chạy cho đến khi nhân viên xác nhận; kết quả gửi qua email.`,
  confirmed: (amount: string) =>
    `Dịch vụ đã huỷ. Cửa hàng chuyển ${amount} về tài khoản bạn đã ghi trong 3 đến 5 ngày làm việc.`,
  paid: (amount: string) => `Dịch vụ đã huỷ. Cửa hàng đã chuyển ${amount} về tài khoản bạn đã ghi.`,
  refused: (amount: string, reason: string) => `Yêu cầu hoàn ${amount} chưa thực hiện được: ${reason}`,
} as const;
