import type { AccountSlug } from '#core/shared/paths.ts';
import type { Gender } from '#core/shared/people/person-rules.ts';

export const portalText = {
  label: 'Trang của bạn',
  greeting: (name: string) => `Xin chào, ${name}`,
  plainGreeting: 'Xin chào',
  since: (month: string) => `Thành viên từ ${month}`,
  rent: 'Thuê dịch vụ mới',
  services: 'Dịch vụ của tôi',
  orders: 'Đơn hàng',
  account: 'Tài khoản',
  addresses: 'Sổ địa chỉ',
  invoices: 'Hoá đơn',
  notifications: 'Thông báo',
  favourites: 'Yêu thích',
  balance: 'Số dư',
  support: 'Hỗ trợ',
  security: 'Mật khẩu và bảo mật',
  help: (hotline: string) => `Cần hỗ trợ: ${hotline}`,
  logOut: 'Đăng xuất',
} as const;

export const slugTitles: Readonly<Record<AccountSlug, string>> = {
  'thong-tin': 'Thông tin tài khoản',
  'dia-chi': 'Sổ địa chỉ',
  'hoa-don': 'Hoá đơn',
  'thong-bao': 'Thông báo',
  'bao-mat': 'Mật khẩu và bảo mật',
};

export const overviewText = {
  username: 'Tên đăng nhập',
  ways: 'Các mục trong tài khoản',
  tiles: {
    'thong-tin': 'Họ tên, ngày sinh, ảnh đại diện',
    'dia-chi': 'Người nhận và địa chỉ dùng khi đặt hàng',
    'hoa-don': 'Hoá đơn của các đơn đã trả',
    'thong-bao': 'Thư và tin nhắn bạn muốn nhận',
    'bao-mat': 'Mật khẩu, thiết bị, xác thực hai lớp',
  } satisfies Readonly<Record<AccountSlug, string>>,
  company: 'Hoá đơn doanh nghiệp gần nhất',
  invoiceFor: 'Xuất hoá đơn cho',
  taxCode: 'Mã số thuế',
  address: 'Địa chỉ',
  privacy: 'Tuỳ chọn riêng tư',
  privacyDetail: 'Xem và rút lại đồng ý về chat, thống kê, quảng cáo',
} as const;

/** Keyed by the service's names; ordinary members and unknown levels get no label. */
export const memberLevels: Readonly<Record<string, string>> = {
  SILVER: 'Thành viên bạc',
  GOLD: 'Thành viên vàng',
  DIAMOND: 'Thành viên kim cương',
};

export const profileText = {
  title: 'Trang cá nhân',
  facts: 'Thông tin cá nhân',
  edit: 'Sửa thông tin',
  name: 'Họ và tên',
  phone: 'Số điện thoại',
  email: 'Email',
  birthDate: 'Ngày sinh',
  gender: 'Giới tính',
  genders: { MALE: 'Nam', FEMALE: 'Nữ', OTHER: 'Khác' } satisfies Readonly<Record<Gender, string>>,
  noGender: 'Không nói',
  identityNumber: 'Số định danh cá nhân',
  identityHint: '12 chữ số trên thẻ căn cước. Cần khi đăng ký tên miền .vn.',
  personalTitle: 'Danh xưng',
  titleHint: 'Ví dụ: Anh, Chị, Giám đốc',
  address: 'Địa chỉ liên hệ',
  college: 'Bạn là sinh viên? Điền địa chỉ theo trường',
  collegeProvince: 'Tỉnh, thành phố của trường',
  chooseProvince: 'Chọn tỉnh, thành phố',
  showColleges: 'Xem các trường',
  colleges: 'Trường đại học, cao đẳng',
  noColleges: 'Chưa có trường nào trong danh sách của tỉnh này. Bạn nhập địa chỉ ở trên.',
  collegesFailed: 'Chưa tải được danh sách trường. Bạn nhập địa chỉ ở trên.',
  save: 'Lưu thay đổi',
  since: 'Thành viên từ',
  none: 'Chưa có',
} as const;

export const avatarText = {
  title: 'Ảnh đại diện',
  hint: 'PNG, JPEG hoặc WebP, tối đa 1 MB và 20 triệu điểm ảnh. Ảnh được cắt vuông.',
  save: 'Lưu ảnh',
} as const;

export const addressText = {
  add: 'Thêm địa chỉ',
  addTitle: 'Địa chỉ mới',
  editTitle: 'Sửa địa chỉ',
  emptyTitle: 'Sổ địa chỉ chưa có gì',
  emptySentence: 'Lưu địa chỉ một lần, lần sau đặt hàng bạn chỉ cần chọn.',
  isDefault: 'Mặc định',
  edit: 'Sửa',
  remove: 'Xoá',
  removeOf: (name: string) => `Xoá địa chỉ của ${name}`,
  removeTitle: 'Xoá địa chỉ này?',
  keep: 'Giữ lại',
  makeDefault: 'Đặt làm mặc định',
  name: 'Họ và tên người nhận',
  phone: 'Số điện thoại',
  setDefault: 'Đặt làm địa chỉ mặc định',
  save: 'Lưu địa chỉ',
  cancel: 'Huỷ',
  stays: 'Đây là địa chỉ mặc định. Muốn đổi, bạn đặt địa chỉ khác làm mặc định.',
} as const;

export const invoicesText = {
  title: 'Hoá đơn',
  number: 'Hoá đơn',
  order: 'Đơn hàng',
  date: 'Ngày',
  amount: 'Tổng tiền',
  emptyTitle: 'Chưa có hoá đơn nào',
  emptySentence: 'Hoá đơn xuất hiện ở đây ngay khi đơn hàng được thanh toán.',
  toOrders: 'Xem đơn hàng',
  adjustment: 'điều chỉnh giảm',
  replacement: 'thay thế',
  byMonth: 'Tải hoá đơn theo tháng',
  byMonthHint: 'Tệp ZIP gồm bản PDF của từng hoá đơn và một bảng CSV mở được bằng Excel.',
  month: 'Tháng',
  download: 'Tải tệp ZIP',
  /** `month`: 2026-11. `files`: more than one for a long month, `file` from 1. */
  monthChoice: (month: string, invoices: number, file: number, files: number): string => {
    const name = `Tháng ${month.slice(5)}/${month.slice(0, 4)}`;
    if (files === 0) return `${name}: không có hoá đơn`;
    return `${name}: ${invoices} hoá đơn${files === 1 ? '' : `, tệp ${file} trên ${files}`}`;
  },
} as const;
