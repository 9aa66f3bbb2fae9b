import { MAX_COMPARED } from '#core/catalogue/comparison/compare.ts';
import type { Piece } from '#core/catalogue/comparison/compare-piece-prices.ts';
import type { Measure, MeasureUnit } from '#core/catalogue/comparison/compare-units.ts';
import type { Dimension } from '#core/catalogue/plans/dimension.ts';
import { groupDigits } from '#core/shared/text/group-digits.ts';

const units: Readonly<Record<MeasureUnit, string>> = {
  thread: 'luồng',
  GB: 'GB',
  Mbps: 'Mbps',
  account: 'tài khoản',
};

/** `3840` → `3.840`, `1.5` → `1,5`. */
const number = (amount: number): string => {
  const [whole = '0', fraction] = String(amount).split('.');
  return groupDigits(whole) + (fraction === undefined ? '' : `,${fraction}`);
};

export const compareText = {
  title: 'So sánh sản phẩm',
  titleOf: (titles: readonly string[]) => `So sánh ${titles.join(' và ')}`,
  lead: `Tối đa ${MAX_COMPARED} gói cùng lúc. Giá so theo cùng một thời hạn, thông số quy về cùng một đơn vị.`,
  table: 'Bảng so sánh',
  property: 'Thông số',
  dimensions: {
    processor: 'Bộ xử lý',
    memory: 'Bộ nhớ',
    disk: 'Ổ đĩa',
    bandwidth: 'Băng thông',
    accounts: 'Tài khoản',
  } satisfies Record<Dimension, string>,
  measure: ({ amount, unit }: Measure) => `= ${number(amount)} ${units[unit]}`,
  most: 'nhiều nhất',
  none: 'Không ghi',
  differs: 'khác nhau',
  terms: 'Thời hạn so giá',
  noCommonTerm: 'Các gói này không có thời hạn nào chung, nên mỗi gói ghi giá theo thời hạn thường chọn của nó.',
  onlyDifferences: 'Chỉ xem khác biệt',
  apply: 'Xem',
  allSame: 'Các gói này giống nhau ở mọi thông số đã ghi.',
  pay: 'Trả cho cả kỳ',
  renewal: 'Gia hạn',
  pieces: {
    cpu: 'Giá mỗi vCPU',
    ram: 'Giá mỗi GB RAM',
    disk: 'Giá mỗi GB',
    accounts: 'Giá mỗi tài khoản',
  } satisfies Record<Piece, string>,
  cheapest: 'rẻ nhất',
  availability: 'Tình trạng',
  purpose: 'Dành cho',
  add: 'Thêm vào giỏ',
  addOf: (title: string) => `Thêm vào giỏ: ${title}`,
  addAtNewPrice: 'Thêm với giá mới',
  choose: 'Chọn cấu hình',
  remove: (title: string) => `Bỏ ${title} khỏi so sánh`,
  share: 'Địa chỉ trang này giữ nguyên bảng so sánh, bạn gửi cho người khác được.',
  copyLink: 'Sao chép liên kết',
  gone: 'Không còn trong cửa hàng',
  goneText: (slugs: readonly string[]) =>
    `${slugs.join(', ')} đã ngừng bán nên không có trong bảng. Các gói còn lại vẫn đúng giá hôm nay.`,
  goneAll: (slugs: readonly string[]) => `${slugs.join(', ')} đã ngừng bán. Bạn chọn gói khác để so sánh.`,
  tooMany: (most: number, left: number) =>
    `Chỉ so sánh được ${most} gói cùng lúc, nên ${left} gói cuối trong liên kết không có trong bảng.`,
  emptyTitle: 'Chưa có gói nào để so sánh',
  emptySentence: `Bấm So sánh trên thẻ gói, tối đa ${MAX_COMPARED} gói cùng lúc.`,
  toShop: 'Xem cửa hàng',
  toFavourites: 'Sản phẩm yêu thích',
  more: (line: string) => `Thêm gói ${line}`,
  moreHint: (left: number) => `Thêm được ${left} gói nữa`,
  tray: 'Gói đang so sánh',
  chosen: (count: number) => `${count} gói đang chọn`,
  full: (most: number) => `Chỉ so sánh được ${most} gói cùng lúc. Bạn bỏ bớt một gói rồi chọn lại.`,
  open: (count: number) => (count === 1 ? 'Xem gói đã chọn' : `So sánh ${count} gói`),
  clear: 'Bỏ hết',
} as const;
