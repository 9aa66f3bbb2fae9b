import type { DomainUse } from '#core/catalogue/domain-use.ts';
import type { TextKind } from '#core/catalogue/option-texts.ts';
import type { PriceUnit } from '#core/pricing/price.ts';
import type { DomainStatus } from '#core/shared/domains/domain-problems.ts';

const setupHints: Readonly<Record<TextKind, string>> = {
  domain: 'Ví dụ: tiembanhmay.vn',
  'ssh-key': 'Dán khoá công khai, trong tệp có đuôi .pub. Bỏ trống thì đăng nhập bằng mật khẩu.',
  hostname: 'Ví dụ: web-01',
  mailboxes: 'Phần trước dấu @, cách nhau bằng dấu phẩy. Ví dụ: lienhe, ketoan',
};

export const product = {
  plans: 'Cấu hình',
  extensions: 'Đuôi tên miền',
  plansHint: (basis: string) => `Giá ${basis}. Đổi gói, tuỳ chọn giữ nguyên.`,
  forTerm: (term: string) => `khi thuê ${term}`,
  term: 'Thời hạn thuê',
  termDomain: 'Số năm đăng ký',
  termHint: 'Thuê dài, giá tháng thấp hơn',
  listPrice: 'Giá niêm yết',
  saves: (amount: string) => `Tiết kiệm ${amount}`,
  count: 'Số lượng',
  countUsers: 'Số người dùng',
  countHint: (least: number, most: number, hotline: string) =>
    `Từ ${least} đến ${most}. Cần nhiều hơn, gọi ${hotline}.`,
  more: 'Tuỳ chọn thêm',
  moreHint: 'Không có gì tính tiền được chọn sẵn',
  free: 'Miễn phí',
  included: 'Đã gồm',
  perMonth: (amount: string) => `+${amount}/tháng`,
  domain: 'Tên miền',
  setup: 'Cài đặt ban đầu',
  setupNote: 'Không bắt buộc',
  setupHint: (kind: TextKind | null) => (kind === null ? '' : setupHints[kind]),
  text: (name: string) => name,
  domainUses: {
    later: 'Gắn tên sau khi bàn giao',
    register: 'Tìm và thêm tên ở giỏ hàng',
    own: 'Nhập tên ở ô dưới',
    transfer: 'Nhập tên ở ô dưới, giỏ hàng hỏi mã chuyển',
  } satisfies Record<DomainUse, string>,
  domainHint: (extension: string | null) =>
    extension === null ? 'Ví dụ: tiembanhmay.vn' : `Gõ tên, ví dụ tiembanhmay. Đuôi ${extension} được thêm sẵn.`,
  domainSimilar: (label: string) => `Tìm tên khác cho “${label}”`,
  allExtensions: 'Xem bảng giá mọi đuôi',
  allPlans: (count: number) => `Xem cả ${count} gói`,
  domainChecking: 'Đang tra cứu…',
  domainStates: {
    available: 'còn trống',
    registered: 'đã có chủ',
    reserved: 'được giữ lại, không bán',
    invalid: 'không hợp lệ',
    unknown: 'chưa tra cứu được',
  } satisfies Record<DomainStatus, string>,
  domainNot: 'Chưa tra cứu được, bạn thử lại sau ít phút.',
  update: 'Cập nhật giá',
  updateHint: 'Đổi lựa chọn xong, bấm để xem tổng tiền mới.',
  order: 'Đơn của bạn',
  vat: (percent: number) => `VAT ${percent}%`,
  registrationFee: 'Lệ phí đăng ký nhà nước',
  stateFee: 'Phí duy trì nhà nước',
  service: 'Phí dịch vụ',
  saved: (percent: number | null) =>
    percent === null ? 'Đã giảm so với giá niêm yết' : `Đã giảm ${percent}% so với giá niêm yết`,
  campaign: (name: string, lastDay: string) => `${name}, đến hết ${lastDay}`,
  preselected: (names: readonly string[]) => `Đã gồm ${names.join(', ')}: bắt buộc, chọn sẵn mức đầu, bạn đổi được`,
  total: 'Thanh toán hôm nay',
  perUnit: (amount: string, unit: PriceUnit['id']) =>
    `Bằng ${amount} mỗi ${unit === 'YEAR' ? 'năm' : 'tháng'}, đã gồm VAT`,
  renewFrom: 'Gia hạn từ',
  renewal: (amount: string) => `${amount} cho cùng thời hạn, gồm VAT theo thuế suất hôm nay`,
  submit: { addToCart: 'Thêm vào giỏ', editLine: 'Lưu thay đổi' },
  submitAtNewPrice: { addToCart: 'Thêm với giá mới', editLine: 'Lưu với giá mới' },
  keepLine: 'Giữ như cũ, về giỏ hàng',
  buyNow: 'Mua ngay',
  quote: 'Tạo báo giá',
  buyBar: 'Đặt mua nhanh',
  buyBarDetail: (term: string) => `${term}, đã gồm VAT`,
  assurances: {
    renewal: 'Giá gia hạn ghi rõ ngay từ đầu',
    invoice: 'Hoá đơn có VAT từng dòng',
    guest: 'Đặt hàng không cần tài khoản',
  },
  quoteCall: 'Cần báo giá riêng? Gọi',
  or: '·',
  consult: 'Nhờ tư vấn',
  priceChanged: 'Giá vừa đổi trong lúc bạn xem',
  choiceChanged: 'Bạn vừa đổi lựa chọn',
  oldChoice: 'Lựa chọn trước',
  newChoice: 'Lựa chọn này',
  oldPrice: 'Giá bạn đã thấy',
  newPrice: 'Giá hiện tại',
  priceChangedNote: 'Chưa có gì được thêm vào giỏ.',
  unavailableNote: (hotline: string) => `Gói này tạm hết. Bạn chọn gói khác cùng dòng, hoặc gọi ${hotline}.`,
  placeGone: (left: readonly string[], hotline: string) =>
    left.length === 0
      ? `Nơi bạn chọn vừa hết chỗ, các nơi khác cũng vậy. Bạn chọn gói khác cùng dòng, hoặc gọi ${hotline}.`
      : `Nơi bạn chọn vừa hết chỗ. Bạn chọn nơi khác: ${left.join(', ')}.`,
  placeLeft: (place: string, state: string) => `${place} (${state.toLowerCase()})`,
  none: 'Không chọn',
};
