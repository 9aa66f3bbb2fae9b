import { figureColumns } from '#contracts/desk/columns/figure-columns.vi.ts';
import { invoiceColumns, salesColumns } from '#contracts/desk/columns/money-columns.vi.ts';
import { orderColumns } from '#contracts/desk/columns/order-columns.vi.ts';
import { serviceColumns } from '#contracts/desk/columns/service-columns.vi.ts';

export const orderWords = {
  search: 'Số đơn, điện thoại, email, tên miền',
  number: orderColumns.number.title,
  customer: orderColumns.name.title,
  status: orderColumns.status.title,
  paid: 'Thanh toán',
  total: orderColumns.total.title,
  due: 'Còn phải trả',
  placedAt: orderColumns.placedAt.title,
  paidAt: 'Thanh toán lúc',
  note: 'Ghi chú của khách',
  cancelReason: 'Lý do huỷ',
  isPaid: 'Đã thanh toán',
  isUnpaid: 'Chưa thanh toán',
  statuses: orderColumns.status.words,
  lines: 'Các dòng',
  product: 'Sản phẩm',
  term: 'Kỳ hạn',
  quantity: 'Số lượng',
  payments: 'Các lần thanh toán',
  method: 'Phương thức',
  reference: 'Mã giao dịch',
  amount: 'Số tiền',
  at: 'Lúc',
  result: 'Kết quả',
  paymentStates: { WAITING: 'Đang chờ', PAID: 'Đã thanh toán', FAILED: 'Không thành công', EXPIRED: 'Hết hạn' },
  invoices: 'Hoá đơn',
  services: 'Dịch vụ',
  service: 'Dịch vụ',
  plan: 'Gói',
  events: 'Nhật ký của đơn',
  none: 'Chưa có.',
  cancel: 'Huỷ đơn',
  cancelTitle: 'Huỷ đơn này?',
  cancelText: 'Khách nhận thư báo huỷ kèm lý do. Tiền đã chuyển một phần sẽ chờ hoàn.',
  reason: 'Lý do, khách sẽ đọc',
  cancelled: 'Đã huỷ đơn.',
  cash: 'Thu tiền mặt',
  cashTitle: 'Ghi nhận tiền mặt?',
  cashText: 'Đơn được thanh toán, hoá đơn được lập và dịch vụ bắt đầu khởi tạo. Gõ lại đúng số còn phải trả.',
  cashAmount: 'Số tiền đã thu, đồng',
  receipt: 'Số phiếu thu',
  cashed: 'Đã ghi nhận tiền mặt.',
  eventKinds: { order: 'Đơn', money: 'Tiền', mail: 'Thư', service: 'Dịch vụ', note: 'Ghi chú' },
  resend: 'Gửi lại thư',
  resendTitle: 'Gửi lại thư của đơn?',
  resendText:
    'Đơn chưa thanh toán: thư đặt hàng có nút thanh toán. Đơn đã thanh toán: thư xác nhận kèm hoá đơn. Thư có liên kết mới.',
  resent: 'Đã xếp thư để gửi.',
  chosen: 'Khách đã có',
  chosenHelp: 'Bỏ trống nếu khách mới. Ô nào dưới đây để trống thì lấy của khách đã chọn.',
  mailHelp: 'Thư đặt hàng có nút thanh toán được gửi tới đây.',
  termInMonths: 'Kỳ hạn: tháng, hoặc năm với gói theo năm',
  changeBuyer: 'Sửa người đặt',
  phone: orderColumns.phone.title,
  name: 'Họ tên',
  email: 'Email',
  emailHelp: 'Đổi email thì liên kết đã gửi hết hiệu lực, thư đặt hàng được gửi tới địa chỉ mới.',
  company: 'Tên công ty xuất hoá đơn',
  companyHelp: 'Bỏ trống cả bốn ô nếu khách không lấy hoá đơn công ty.',
  taxCode: 'Mã số thuế',
  companyAddress: 'Địa chỉ công ty',
  companyEmail: 'Email nhận hoá đơn',
};

export const serviceWords = {
  search: 'Tên, số đơn hoặc địa chỉ IP',
  name: serviceColumns.name.title,
  plan: serviceColumns.plan.title,
  status: serviceColumns.status.title,
  address: serviceColumns.address.title,
  endsAt: serviceColumns.endsAt.title,
  customer: serviceColumns.customer.title,
  order: 'Đơn',
  due: 'Việc',
  phone: 'Điện thoại',
  email: 'Email',
  refund: 'Huỷ hôm nay được hoàn',
  refusals: {
    'not-running': 'Không: dịch vụ chưa chạy hoặc đã kết thúc',
    'too-late': 'Không: đã quá 7 ngày từ khi bàn giao',
    'licence-activated': 'Không: bản quyền đã kích hoạt',
    'domain-registered': 'Không: lệ phí tên miền đã nộp',
    'shared-instalments': 'Không: nhiều máy chung một kế hoạch trả góp',
    'nothing-left': 'Không: không còn khoản nào để hoàn',
  },
  request: 'Yêu cầu hoàn tiền',
  open: 'Mở',
  askRefund: 'Huỷ và hoàn tiền',
  askRefundText:
    'Khi khách gọi thay vì tự bấm. Yêu cầu vào danh sách hoàn tiền và khách nhận thư; dịch vụ dừng khi yêu cầu được xác nhận.',
  amount: 'Gõ lại số tiền được hoàn, đồng',
  bank: 'Ngân hàng',
  accountNumber: 'Số tài khoản',
  holder: 'Chủ tài khoản',
  refundAsked: 'Đã gửi yêu cầu.',
  dues: { soon: 'Đến hạn trong 30 ngày', late: 'Quá hạn', pending: 'Chờ khởi tạo' },
};

export const invoiceWords = {
  search: 'Số hoá đơn, số đơn hoặc mã số thuế',
  number: invoiceColumns.number.title,
  order: invoiceColumns.orderNumber.title,
  buyer: invoiceColumns.buyer.title,
  taxCode: invoiceColumns.taxCode.title,
  issuedAt: invoiceColumns.issuedAt.title,
  net: invoiceColumns.net.title,
  exempt: invoiceColumns.exempt.title,
  vat: invoiceColumns.vat.title,
  gross: invoiceColumns.gross.title,
  month: 'Tháng, ví dụ 2026-11',
  adjusts: invoiceColumns.adjusts.title,
  adjustments: 'Các lần điều chỉnh giảm',
  kept: 'Còn lại sau điều chỉnh',
  pdf: 'Tải PDF',
};

export const salesWords = {
  invoices: salesColumns.invoices.title,
  line: 'Dòng sản phẩm',
  quantity: 'Số lượng',
  share: 'Doanh thu trước thuế theo dòng',
  file: { csv: 'Tệp CSV cho kế toán', xlsx: 'Tệp Excel cho kế toán' },
  byMonth: 'Doanh thu trước thuế theo tháng',
};

export const logWords = {
  search: 'Tên nhân viên hoặc địa chỉ',
  kind: 'Hiện',
  kinds: { changes: 'Chỉ thay đổi', all: 'Mọi yêu cầu' },
};

const percent = new Intl.NumberFormat('vi-VN', { style: 'percent', maximumFractionDigits: 1 });
const inWords = (permille: number | null): string =>
  permille === null ? '' : ` (${percent.format(permille / 1_000)})`;

export const figureWords = {
  names: figureColumns.id.words,
  /** `change` in permille of what it was before. */
  before: (amount: string, change: number | null) =>
    `Cùng lúc kỳ trước ${amount}${change !== null && change >= 0 ? inWords(change).replace('(', '(+') : inWords(change)}`,
  services: (count: number) => `${count} dịch vụ đang chạy`,
  due: (count: number) => `${count} dịch vụ, gia hạn thêm một kỳ`,
  share: (part: number, whole: number, permille: number | null) => `${part} trên ${whole}${inWords(permille)}`,
  beforeTax: 'Các khoản tiền chưa gồm VAT, đã trừ hoá đơn điều chỉnh.',
};

export const todayWords = {
  title: 'Hôm nay',
  toPay: 'Đơn chờ thanh toán',
  toMatch: 'Tiền chờ khớp, chờ hoàn',
  toRefund: 'Yêu cầu hoàn tiền',
  toSend: 'Hoàn tiền chờ chuyển',
  toAnswer: 'Khách chờ trả lời',
  toCall: 'Yêu cầu tư vấn mới',
  callsDue: 'Đến hẹn gọi',
  toSetUp: 'Dịch vụ chờ khởi tạo',
  late: 'Dịch vụ quá hạn',
  soon: 'Đến hạn trong 30 ngày',
  open: 'Mở',
};
