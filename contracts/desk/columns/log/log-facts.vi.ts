import { isStaffRight } from '#contracts/rights/staff-rights.ts';
import { rightName, roleNames } from '#contracts/rights/staff-rights.vi.ts';
import { formatDate, formatMinute, startOfIsoDay } from '#core/shared/calendar.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { resourceNames } from './resource-names.vi.ts';

type Fact = string | number | boolean | null | undefined;

/** Prices of an extension. */
const fees: Readonly<Record<string, string>> = {
  registrationFee: 'Lệ phí đăng ký',
  maintenanceFee: 'Phí duy trì',
  renewalMaintenanceFee: 'Phí duy trì khi gia hạn',
  serviceFirstYear: 'Dịch vụ năm đầu',
  serviceRenewal: 'Dịch vụ mỗi năm sau',
  serviceTransfer: 'Dịch vụ chuyển về',
};

/** What a command recorded, by its name. */
const names: Readonly<Record<string, string>> = {
  account: 'Tài khoản',
  action: 'Việc',
  added: 'Thêm',
  addresses: 'Địa chỉ IP',
  amount: 'Số tiền',
  approval: 'Duyệt',
  askedBy: 'Người đề nghị',
  authority: 'Cơ quan',
  balance: 'Số dư',
  bank: 'Ngân hàng',
  bytes: 'Số byte',
  changed: 'Sửa',
  code: 'Mã',
  conflict: 'Xung đột',
  created: 'Thêm',
  customer: 'Khách hàng',
  days: 'Số ngày',
  expiresOn: 'Hết hạn ngày',
  extended: 'Dịch vụ được thêm ngày',
  files: 'Tệp kèm theo',
  forCompany: 'Hoá đơn công ty',
  format: 'Loại tệp',
  from: 'Từ ngày',
  gifts: 'Quà',
  gross: 'Tổng cộng',
  group: 'Nhóm',
  handover: 'Cách bàn giao',
  hasPassword: 'Có mật khẩu',
  height: 'Cao, px',
  invoices: 'Hoá đơn điều chỉnh',
  isAccount: 'Khách có tài khoản',
  isAnswered: 'Có lời đáp',
  isFirstOrderOnly: 'Chỉ đơn đầu tiên',
  isMoved: 'Đổi email',
  keepsService: 'Dịch vụ chạy tiếp',
  kept: 'Chờ khớp',
  kind: 'Loại',
  known: 'Đã biết từ trước',
  line: 'Dòng sản phẩm',
  link: 'Đường dẫn',
  location: 'Nơi đặt',
  mail: 'Thư',
  mails: 'Số thư',
  maxAmount: 'Giảm nhiều nhất',
  merged: 'Mục đã chuyển',
  method: 'Cách trả',
  minSpend: 'Đơn từ',
  months: 'Số tháng',
  moved: 'Tính vào mức cần hai người',
  nextCallOn: 'Gọi lại ngày',
  nextTryAt: 'Thử lại lúc',
  note: 'Ghi chú',
  number: 'Số',
  order: 'Đơn',
  overwrite: 'Ghi đè',
  owner: 'Người phụ trách',
  paid: 'Thanh toán',
  papers: 'Giấy tờ',
  percent: 'Giảm phần trăm',
  plan: 'Gói',
  power: 'Nguồn',
  previewed: 'Xem thử',
  product: 'Sản phẩm',
  reason: 'Lý do',
  refund: 'Hoàn tiền',
  refundAmount: 'Số tiền hoàn',
  refused: 'Dòng không đọc được',
  removed: 'Đã xoá',
  replacedBy: 'Hoá đơn thay thế',
  report: 'Hoá đơn điện tử',
  reported: 'Tin mới',
  review: 'Đánh giá',
  rights: 'Quyền',
  role: 'Vai trò',
  roles: 'Vai trò',
  rows: 'Số dòng',
  sent: 'Đã gửi',
  service: 'Dịch vụ',
  services: 'Số dịch vụ',
  session: 'Phiên đăng nhập',
  sessions: 'Phiên đăng nhập',
  setUp: 'Khởi tạo',
  settled: 'Đã vào đơn',
  sku: 'Mã',
  stage: 'Trạng thái',
  state: 'Trạng thái',
  status: 'Trạng thái',
  stock: 'Tình trạng hàng',
  tags: 'Thẻ',
  title: 'Tên',
  topUp: 'Nạp số dư',
  transfer: 'Chuyển khoản',
  tries: 'Số lần thử',
  type: 'Mục',
  unread: 'Dòng không đọc được',
  until: 'Đến hết ngày',
  usageLimit: 'Số đơn được dùng',
  users: 'Người dùng',
  version: 'Bản',
  view: 'Xem như khách',
  waived: 'Phần thiếu được bỏ qua',
  width: 'Rộng, px',
  years: 'Số năm',
  ...fees,
};

/** Prices of a product: `price 12` of twelve months. */
const priceNames: readonly (readonly [start: string, name: (term: string) => string])[] = [
  ['price ', (term) => `Giá ${term} tháng`],
  ['old price ', (term) => `Giá gia hạn ${term} tháng`],
];

/** What a command recorded as a code. */
const values: Readonly<Record<string, string>> = {
  true: 'có',
  false: 'không',
  answered: 'đã trả lời',
  approved: 'đã duyệt',
  asked: 'chờ trả lời',
  blocked: 'bị khoá',
  'by-hand': 'làm bằng tay',
  called: 'đã gọi',
  CASH: 'tiền mặt',
  changed: 'đã đổi',
  CLOSED: 'đã huỷ',
  closed: 'đã đóng',
  COMPLETED: 'đang chạy',
  confirmed: 'chờ chuyển tiền',
  dead: 'không gửi được',
  DEPLOYED: 'đã duyệt',
  DONE: 'đã bàn giao',
  done: 'xong',
  ended: 'đã kết thúc',
  FAILED: 'không thành công',
  failed: 'không thành công',
  hidden: 'đã ẩn',
  impossible: 'không làm được',
  made: 'đã cấp',
  matched: 'đã khớp',
  MOVING: 'đang chuyển',
  new: 'mới',
  none: 'không có',
  off: 'tắt',
  on: 'bật',
  'on-sale': 'đang bán',
  OPEN: 'chờ thanh toán',
  open: 'đang mở',
  opened: 'đã mở',
  'order-received': 'đã nhận đơn',
  PAID: 'đã thanh toán',
  paid: 'đã chuyển tiền',
  part: 'một phần',
  'payment-received': 'đã nhận thanh toán',
  QUEUED: 'chờ máy làm',
  REFUSED: 'bị từ chối',
  refused: 'đã từ chối',
  refunded: 'đã hoàn',
  'renewals-only': 'chỉ gia hạn',
  RETURNED: 'trả lại cho khách',
  running: 'đang chạy',
  shown: 'đang hiện',
  STAFF: 'chờ nhân viên',
  staff: 'chờ nhân viên',
  SUSPEND: 'tạm ngưng',
  UNPAID: 'chưa thanh toán',
  waiting: 'đang chờ',
  WAITING: 'đang chờ',
  withdrawn: 'ngừng bán',
  written: 'đã ghi',
  ...roleNames,
  ...resourceNames,
};

const amounts: readonly string[] = [
  'amount',
  'balance',
  'gross',
  'maxAmount',
  'minSpend',
  'moved',
  'refundAmount',
  'waived',
  ...Object.keys(fees),
];
const times: readonly string[] = ['nextTryAt'];

const nameOf = (fact: string): string => {
  const [start, name] = priceNames.find(([begin]) => fact.startsWith(begin)) ?? [];
  return start !== undefined && name !== undefined ? name(fact.slice(start.length)) : (lookUp(names, fact) ?? fact);
};

const isAmount = (fact: string): boolean =>
  amounts.includes(fact) || priceNames.some(([start]) => fact.startsWith(start));

const inWords = (part: string): string => {
  if (isStaffRight(part)) return rightName(part);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(part) ? startOfIsoDay(part) : null;
  return day === null ? (lookUp(values, part) ?? part) : formatDate(day);
};

const saidOf = (fact: string, value: Fact): string => {
  if (value === null || value === '') return 'để trống';
  if (typeof value === 'number' && isAmount(fact)) return formatDong(dong(value));
  if (typeof value === 'number' && times.includes(fact)) return formatMinute(value);
  return String(value).split(', ').map(inWords).join(', ');
};

type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** `Giá 12 tháng: 263.000đ → 280.000đ`, one part per fact that changed; facts that began empty are left out. */
export const changesOfEntry = ({ before, after }: { readonly before: Facts; readonly after: Facts }): string =>
  Object.entries(after)
    .filter(([fact, value]) => {
      const old = lookUp(before, fact);
      return old === undefined ? value !== null && value !== '' : old !== value;
    })
    .map(([fact, value]) => {
      const old = lookUp(before, fact);
      return `${nameOf(fact)}: ${old === undefined ? '' : `${saidOf(fact, old)} → `}${saidOf(fact, value)}`;
    })
    .join(' · ');
