import type { StaffRight, StaffRole } from './staff-rights.ts';

export const roleNames: Readonly<Record<StaffRole, string>> = {
  admin: 'Quản trị',
  sales: 'Tư vấn, bán hàng',
  accounting: 'Kế toán',
  operations: 'Vận hành',
  documents: 'Hồ sơ và tên miền',
  content: 'Nội dung',
};

type PartsOf<Right> = Right extends `${infer Area}:${infer Deed}` ? { area: Area; deed: Deed } : never;
export type RightArea = PartsOf<StaffRight>['area'];
export type RightDeed = PartsOf<StaffRight>['deed'];

/** In the order in which a role's form shows them. */
export const areaNames: Readonly<Record<RightArea, string>> = {
  search: 'Tìm khắp nơi',
  orders: 'Đơn hàng',
  consultations: 'Yêu cầu tư vấn',
  support: 'Hỗ trợ, câu trả lời mẫu',
  customers: 'Khách hàng',
  services: 'Dịch vụ',
  machines: 'Vận hành dịch vụ',
  'set-ups': 'Chờ khởi tạo',
  zones: 'Bản ghi DNS',
  incidents: 'Sự cố trên trang tình trạng',
  papers: 'Hồ sơ tên miền',
  'registrar-tasks': 'Tên miền ở nơi đăng ký',
  'domain-transfers': 'Chuyển tên miền về',
  transfers: 'Tiền chưa khớp',
  'bank-files': 'Sao kê ngân hàng',
  refunds: 'Hoàn tiền',
  balances: 'Số dư của khách',
  approvals: 'Duyệt khoản lớn',
  invoices: 'Hoá đơn',
  sales: 'Doanh thu',
  products: 'Sản phẩm',
  vouchers: 'Mã giảm giá',
  gifts: 'Quà tặng',
  options: 'Tuỳ chọn',
  extensions: 'Đuôi tên miền',
  stocks: 'Tình trạng hàng',
  'catalogue-files': 'Nhập danh mục',
  content: 'Nội dung và ảnh',
  reviews: 'Đánh giá',
  mails: 'Thư và tin nhắn',
  chat: 'Hộp thư chat',
  accounts: 'Tài khoản nhân viên, vai trò',
  log: 'Nhật ký nhân viên',
  'customer-log': 'Nhật ký khách hàng',
  outbox: 'Hộp thư thử nghiệm',
};

export const deedNames: Readonly<Record<RightDeed, string>> = {
  read: 'Xem',
  act: 'Sửa',
  note: 'Ghi chú',
  resend: 'Gửi lại thư',
  mail: 'Gửi thư nhiều dịch vụ',
  extend: 'Thêm ngày',
  cash: 'Thu tiền mặt',
  block: 'Khoá, kết thúc phiên',
  security: 'Xem đăng nhập',
  merge: 'Gộp hai khách',
  'view-as': 'Xem như khách',
  refund: 'Hoàn tiền',
  waive: 'Bỏ qua phần thiếu',
};

// A right is an area and a deed; the type of the names checks that none is missing.
const partsOf = (right: StaffRight) => right.split(':') as [RightArea, RightDeed];

export const areaOf = (right: StaffRight): RightArea => partsOf(right)[0];
export const deedName = (right: StaffRight): string => deedNames[partsOf(right)[1]];
/** `Đơn hàng: Thu tiền mặt`. */
export const rightName = (right: StaffRight): string => `${areaNames[areaOf(right)]}: ${deedName(right)}`;

/** `Sửa: Đơn hàng, Hoá đơn. Chỉ xem: Doanh thu. Riêng: Đơn hàng: Thu tiền mặt.`, each part where there is one. */
export const summariseRights = (rights: readonly StaffRight[]): string => {
  const isDeed = (right: StaffRight, deed: RightDeed): boolean => partsOf(right)[1] === deed;
  const changed = rights.filter((right) => isDeed(right, 'act')).map(areaOf);
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [deedNames.act, changed.map((area) => areaNames[area])],
    [
      'Chỉ xem',
      rights
        .filter((right) => isDeed(right, 'read') && !changed.includes(areaOf(right)))
        .map((right) => areaNames[areaOf(right)]),
    ],
    ['Riêng', rights.filter((right) => !isDeed(right, 'act') && !isDeed(right, 'read')).map(rightName)],
  ];
  return parts.flatMap(([title, names]) => (names.length === 0 ? [] : [`${title}: ${names.join(', ')}.`])).join(' ');
};
