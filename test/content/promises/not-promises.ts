/**
 * Sentences with the words of a promise that promise nothing, by file: questions, titles, what law or a bank does, and what
 * has happened.
 */
export const notPromises: Readonly<Record<string, readonly string[]>> = {
  'src/ui/balance/balance.vi.ts': ['Hoàn tiền'],
  'src/ui/consent/messages.vi.ts': [
    'đặt cookie cw_conversation trong 365 ngày',
    'được gửi tới máy chủ chat này',
    'được gửi tới máy chủ của Google',
  ],
  'src/ui/dns/dns.vi.ts': ['nhận thư', 'Nhận thư ở'],
  'src/ui/domains/transfer.vi.ts': ['Đừng gửi mã qua email hay ghi chú'],
  'src/ui/orders/messages.vi.ts': ['Đã hoàn tiền', 'Đơn hàng này đã được hoàn tiền.'],
  'src/ui/services/messages.vi.ts': ['trong 30 ngày tới'],
  'contracts/seed/content/content.json': [
    'Cam kết dịch vụ (SLA)',
    '"Hoàn tiền"',
    'Không hài lòng thì có được hoàn tiền không?',
    'bản quyền đã kích hoạt không hoàn lại được',
  ],
  'contracts/seed/pages/cam-ket-dich-vu-sla.json': [
    'Cam kết dịch vụ (SLA)',
    'Định nghĩa thời gian hoạt động {{availability}}',
  ],
  'contracts/seed/pages/chinh-sach-hoan-tien.json': [
    'Chính sách hoàn tiền',
    'cách yêu cầu và thời gian tiền về',
    'Ví dụ: gói 30 ngày',
    'Phần bù do gián đoạn tính riêng',
    'Trong {{refundDays}} đầu',
    'Hoàn phần chưa dùng',
    'Hoàn toàn bộ',
  ],
  'contracts/seed/pages/dieu-khoan-dich-vu.json': [
    'Chúng tôi chịu trách nhiệm theo [cam kết dịch vụ]',
    'Ngoài phần đã cam kết',
  ],
  'contracts/seed/pages/gioi-thieu.json': ['[Cam kết dịch vụ](/cam-ket-dich-vu-sla)'],
  'contracts/seed/pages/huong-dan-thanh-toan.json': ['Chuyển nhanh 24/7 thường được ghi nhận trong một đến năm phút'],
  'src/ui/failures/refund-refusals.vi.ts': [
    'Thời gian được hoàn tiền khi huỷ ngay đã hết.',
    'Bản quyền đã kích hoạt nên huỷ ngay không được hoàn tiền',
    'Lệ phí tên miền đã nộp nên huỷ ngay không được hoàn tiền',
  ],
  'src/ui/services/changes/ending.vi.ts': ['Chính sách hoàn tiền'],
};
