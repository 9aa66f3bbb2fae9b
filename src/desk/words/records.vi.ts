import { customerColumns } from '#contracts/desk/columns/customer-columns.vi.ts';
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
  invoice: 'Hoá đơn',
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
};

export const customerWords = {
  search: 'Tên, điện thoại, email, tên miền, IP, số đơn, số hoá đơn',
  name: customerColumns.name.title,
  email: customerColumns.email.title,
  phone: customerColumns.phone.title,
  createdAt: customerColumns.createdAt.title,
  account: 'Tài khoản',
  hasAccount: 'Đăng nhập được',
  isGuest: 'Khách mua không tài khoản',
  orders: 'Đơn hàng',
  services: 'Dịch vụ',
  invoices: 'Hoá đơn',
  number: 'Số',
  state: 'Trạng thái',
  at: 'Lúc',
  until: 'Đến',
  address: 'Địa chỉ',
  total: 'Tổng cộng',
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
};

export const salesWords = {
  invoices: salesColumns.invoices.title,
  line: 'Dòng sản phẩm',
  quantity: 'Số lượng',
  share: 'Doanh thu trước thuế theo dòng',
  file: 'Tệp cho kế toán',
  byMonth: 'Doanh thu trước thuế theo tháng',
};

export const logWords = {
  search: 'Tên nhân viên hoặc địa chỉ',
  kind: 'Hiện',
  kinds: { changes: 'Chỉ thay đổi', all: 'Mọi yêu cầu' },
};

export const todayWords = {
  title: 'Hôm nay',
  toPay: 'Đơn chờ thanh toán',
  toSetUp: 'Dịch vụ chờ khởi tạo',
  late: 'Dịch vụ quá hạn',
  soon: 'Đến hạn trong 30 ngày',
  open: 'Mở',
};
