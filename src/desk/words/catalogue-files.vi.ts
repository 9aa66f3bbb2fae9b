import type { PlannedChange } from '#contracts/desk/catalogue-file-record.ts';
import { catalogueFileColumns as columns } from '#contracts/desk/columns/catalogue-file-columns.vi.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import { lookUp } from '#core/shared/text/look-up.ts';

type Field = PlannedChange['fields'][number];

export const catalogueFileWords = {
  search: 'Tên tệp',
  file: 'Tệp .xlsx, .csv hoặc .json, nhiều nhất 5 MB',
  fileHelp: 'Tệp CSV mang tên bảng của nó, ví dụ prices.csv. Tải lên chưa đổi gì ở cửa hàng.',
  export: { xlsx: 'Danh mục hiện tại (Excel)', json: 'Danh mục hiện tại (JSON)' },
  name: columns.name.title,
  addedAt: columns.addedAt.title,
  addedBy: columns.addedBy.title,
  appliedAt: columns.appliedAt.title,
  counts: { added: 'Thêm mới', changed: 'Sửa', conflict: 'Xung đột', refused: 'Bị từ chối' },
  nothing: 'Tệp giống hệt cửa hàng: không có gì để ghi.',
  apply: 'Ghi vào cửa hàng',
  applyTitle: 'Ghi tệp này vào cửa hàng?',
  applyText: 'Mọi mục thêm mới và sửa được ghi cùng lúc. Mục xung đột và mục bị từ chối giữ nguyên.',
  overwrite: 'Ghi cả mục xung đột',
  overwriteTitle: 'Ghi đè cả những gì đã sửa tay?',
  overwriteText: 'Mục xung đột là mục có người sửa tay từ lần nhập trước. Giá và chữ của tệp thay những gì họ đã sửa.',
  applied: 'Đã ghi vào cửa hàng.',
  changes: 'Những gì tệp này thay đổi',
  refusals: 'Dòng bị từ chối',
  noRefusals: 'Không có dòng nào.',
  effect: 'Việc',
  item: 'Mục',
  fields: 'Từng ô',
  kinds: { line: 'Dòng sản phẩm', tag: 'Thẻ', product: 'Sản phẩm', option: 'Tuỳ chọn', extension: 'Đuôi tên miền' },
  sheet: 'Bảng',
  row: 'Dòng',
  column: 'Cột',
  reason: 'Vì sao',
  shown: (shown: number, all: number) => `Hiện ${shown} trong ${all} mục đầu tiên.`,
};

const fieldNames: Readonly<Record<string, string>> = {
  title: 'Tên',
  name: 'Tên',
  line: 'Dòng sản phẩm',
  group: 'Nhóm',
  lines: 'Dòng sản phẩm',
  specs: 'Cấu hình',
  summary: 'Giới thiệu',
  audience: 'Dành cho',
  description: 'Mô tả',
  specifications: 'Thông số',
  badge: 'Nhãn',
  tags: 'Thẻ',
  picture: 'Ảnh',
  state: 'Bán',
  type: 'Kiểu chọn',
  requiredFor: 'Bắt buộc ở',
  order: 'Thứ tự giá trị',
  extension: 'Đuôi',
  kind: 'Loại',
  years: 'Số năm',
  registrationFee: 'Lệ phí đăng ký',
  maintenanceFee: 'Phí duy trì',
  renewalMaintenanceFee: 'Phí duy trì khi gia hạn',
  serviceFirstYear: 'Dịch vụ năm đầu',
  serviceRenewal: 'Dịch vụ năm sau',
  serviceTransfer: 'Dịch vụ chuyển về',
};

const beginnings: readonly (readonly [string, string])[] = [
  ['future old price ', 'Giá cũ hẹn, số tháng '],
  ['future price ', 'Giá hẹn, số tháng '],
  ['old price ', 'Giá cũ, số tháng '],
  ['price ', 'Giá, số tháng '],
  ['stock ', 'Hàng ở '],
  ['value ', 'Giá trị '],
];

const nameOf = (field: string): string => {
  const [begins, name] = beginnings.find(([each]) => field.startsWith(each)) ?? ['', ''];
  return lookUp(fieldNames, field) ?? name + field.slice(begins.length).replace(' from ', ' từ ');
};

const isAmount = (field: string): boolean => /price |Fee$|^service/.test(field);

const show = (field: string, value: Field['after']): string => {
  if (value === null) return 'trống';
  if (typeof value === 'number') return isAmount(field) ? formatDong(dong(value)) : String(value);
  const text = typeof value === 'string' ? value : value.map((each) => each ?? '–').join(', ');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

/** `Giá, số tháng 12: 90.000đ → 95.000đ`. */
export const describeField = ({ field, before, after }: Field): string =>
  `${nameOf(field)}: ${before === null ? '' : `${show(field, before)} → `}${show(field, after)}`;
