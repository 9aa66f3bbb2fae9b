import type { OrderClass } from '#core/orders/order-class.ts';
import type { FinancialStatus } from '#core/orders/order-states.ts';

/** [ORD-01, ORD-02] */
export const ordersText = {
  title: 'Đơn hàng',
  search: 'Tìm đơn hàng',
  searchHint: 'Mã đơn, sản phẩm',
  status: 'Trạng thái',
  everyStatus: 'Mọi trạng thái',
  find: 'Tìm',
  order: 'Đơn hàng',
  date: 'Ngày đặt',
  amount: 'Tổng tiền',
  list: 'Các đơn hàng của bạn',
  more: (title: string, others: number) => (others > 0 ? `${title} và ${others} sản phẩm khác` : title),
  emptyTitle: 'Chưa có đơn hàng nào',
  emptySentence: 'Đơn hàng bạn đặt sẽ hiện ở đây, kèm trạng thái và hoá đơn.',
  toShop: 'Xem cửa hàng',
  nothingTitle: 'Không có đơn hàng phù hợp',
  nothingSentence: 'Thử từ khoá khác, hoặc chọn mọi trạng thái.',
  showAll: 'Xem tất cả',
} as const;

/** Text of an order's badge; an order in progress shows its stage. */
export const classNames: Readonly<Record<OrderClass, string>> = {
  new: 'Mới, chờ thanh toán',
  success: 'Hoàn thành',
  trial: 'Dùng thử',
  cancel: 'Đã huỷ',
};

export const orderText = {
  title: (number: string) => `Đơn hàng ${number}`,
  placed: (minute: string) => `Đặt lúc ${minute}`,
  settingUp: 'Đang khởi tạo',
  refunded: 'Đã hoàn tiền',
  steps: 'Tiến trình đơn hàng',
  stepNames: ['Đã đặt', 'Thanh toán', 'Khởi tạo dịch vụ', 'Hoàn thành'],
  over: (hotline: string): Readonly<Record<FinancialStatus, string>> => ({
    UNPAID: 'Đơn hàng này đã huỷ. Chưa có khoản tiền nào bị thu.',
    PAID: `Đơn hàng này đã đóng. Cần hỗ trợ, bạn gọi ${hotline}.`,
    REFUNDED: 'Đơn hàng này đã được hoàn tiền.',
  }),
  cancelled: 'Đơn hàng này đã huỷ.',
  cancelledBecause: (reason: string) => `Lý do huỷ: ${reason}`,
  lines: 'Sản phẩm trong đơn',
  receipt: 'Thanh toán',
  paid: 'Đã thanh toán',
  unpaid: 'Chưa thanh toán',
  total: 'Tổng cộng',
  pay: 'Thanh toán',
  payRest: (due: string) => `Chuyển nốt ${due}`,
  edit: 'Sửa đơn',
  invoice: 'Xem hoá đơn',
  services: 'Xem dịch vụ',
  receiver: 'Người nhận',
  name: 'Họ và tên',
  phone: 'Điện thoại',
  email: 'Email',
  address: 'Địa chỉ',
  company: 'Xuất hoá đơn cho',
  salesperson: 'Nhân viên phụ trách',
  taxCode: 'Mã số thuế',
  note: 'Ghi chú',
  received: 'Xác nhận đã nhận dịch vụ',
  receivedDetail: 'Bấm khi bạn đã vào được dịch vụ. Đơn hàng sẽ chuyển sang “Hoàn thành”.',
  cancel: 'Huỷ đơn',
  cancelTitle: (number: string) => `Huỷ đơn ${number}?`,
  cancelSentence: 'Mã thanh toán đang chờ sẽ hết hiệu lực. Đơn đã huỷ không mở lại được.',
  cancelPart: (received: string) =>
    `Mã thanh toán đang chờ sẽ hết hiệu lực, và ${received} đã chuyển được hoàn lại. Đơn đã huỷ không mở lại được.`,
  reason: 'Lý do',
  reasonHint: 'Ví dụ: chọn nhầm gói',
  keep: 'Giữ đơn',
} as const;
