import type { Handover } from '#core/shared/goods/own-line.ts';

export const checkoutText = {
  title: 'Đặt hàng',
  customer: 'Thông tin khách hàng',
  guest: 'Đặt hàng không cần tài khoản',
  logIn: 'Đăng nhập để dùng thông tin đã lưu',
  savedAddresses: 'Địa chỉ đã lưu',
  isDefault: 'Mặc định',
  otherAddress: 'Địa chỉ khác',
  otherAddressDetail: 'Nhập địa chỉ mới ở dưới',
  directTitle: 'Mua ngay',
  editProduct: 'Sửa lựa chọn',
  kind: 'Loại khách hàng',
  person: 'Cá nhân',
  company: 'Doanh nghiệp',
  name: 'Họ và tên',
  phone: 'Số điện thoại',
  email: 'Email nhận thông tin dịch vụ',
  newPrice: (old: string, now: string) =>
    `Giá vừa đổi từ ${old} thành ${now}. Bấm đặt hàng lần nữa để đặt với giá mới.`,
  companyName: 'Tên công ty',
  taxCode: 'Mã số thuế',
  companyAddress: 'Địa chỉ xuất hoá đơn',
  companyEmail: 'Email khác để nhận hoá đơn',
  companyEmailHint: 'Bỏ trống để nhận ở email phía trên',
  whyAddress: 'Tên miền .vn cần địa chỉ của chủ thể.',
  lookUp: 'Điền theo mã số thuế',
  sampleTaxCode: (code: string) => `Bản chạy thử: dùng mã ${code}.`,
  companyFields: 'Thông tin xuất hoá đơn doanh nghiệp',
  note: 'Ghi chú',
  notePlaceholder: 'Ví dụ: cần bàn giao sau 18:00',
  method: 'Cách thanh toán',
  secure: 'Kết nối bảo mật',
  fastest: 'Nhanh nhất',
  noMethods: 'Chưa tải được cách thanh toán. Những gì bạn đã nhập vẫn còn.',
  order: 'Đơn hàng',
  orderOf: (first: string, others: number) => (others === 0 ? first : `${first} và ${others} sản phẩm khác`),
  edit: 'Sửa giỏ hàng',
  total: 'Tổng thanh toán',
  submit: 'Đặt hàng và lấy mã QR',
  submitShort: 'Đặt hàng',
  bar: 'Tổng đơn hàng',
  vatIncluded: 'Đã gồm VAT',
  submitOther: 'Đặt hàng và thanh toán',
  terms: 'Bấm nút là bạn đồng ý đặt mua với giá và kỳ hạn ghi ở đây. Không tự trừ tiền khi gia hạn.',
  applies: 'Áp dụng',
  invoice: 'Hoá đơn trong ngày',
  emptyTitle: 'Chưa có gì để đặt',
} as const;

/** What became of looking a company up. */
export type LookUpState = 'idle' | 'busy' | 'found' | 'unknown' | 'down';

export const lookUpTexts: Readonly<Record<LookUpState, string>> = {
  idle: 'Nhập mã số thuế, tên và địa chỉ được điền giúp bạn.',
  busy: 'Đang tra cứu…',
  found: 'Đã điền theo mã số thuế. Bạn kiểm tra lại trước khi đặt.',
  unknown: 'Không tìm thấy mã số thuế này. Bạn nhập tay tên và địa chỉ.',
  down: 'Chưa tra cứu được lúc này. Bạn nhập tay tên và địa chỉ.',
};

export const handoverTexts: Readonly<Record<Handover, string>> = {
  minutes: 'Dịch vụ tự động: dùng được vài phút sau khi nhận tiền',
  day: 'Dịch vụ cần lắp đặt: bàn giao trong 24 giờ',
  'working-day': 'Dịch vụ do nhân viên cài đặt: kích hoạt trong ngày làm việc',
  documents: 'Tên miền .vn: có hiệu lực khi hồ sơ chủ thể được duyệt',
};

export const updateOrderText = {
  title: 'Cập nhật đơn hàng',
  lead: (number: string) => `Đơn ${number} đang chờ thanh toán. Đổi số lượng, kỳ hạn hoặc bỏ bớt trước khi trả tiền.`,
  newCode: 'Đổi đơn xong, mã thanh toán cũ không dùng được nữa. Bạn lấy mã mới ở bước sau.',
  proceed: 'Tiếp tục thanh toán',
} as const;
