import type { ExtensionRow, OptionRow } from '#contracts/desk/option-record.ts';
import type { DeskColumns } from './desk-column.ts';
import { productColumns } from './product-columns.vi.ts';

export const optionColumns = {
  id: { title: 'Mã' },
  name: { title: 'Tên', isSortable: true },
  type: { title: 'Cách chọn', words: { one: 'chọn một', many: 'chọn nhiều', text: 'tự gõ' } },
  valueCount: { title: 'Số giá trị', kind: 'number' },
  lines: { title: 'Dòng sản phẩm' },
} as const satisfies DeskColumns<OptionRow>;

export const extensionColumns = {
  extension: { title: 'Đuôi', isSortable: true },
  registrationFee: { title: 'Lệ phí đăng ký', kind: 'dong' },
  maintenanceFee: { title: 'Phí duy trì một năm', kind: 'dong' },
  serviceFirstYear: { title: 'Dịch vụ năm đầu', kind: 'dong' },
  serviceRenewal: { title: 'Dịch vụ mỗi năm sau', kind: 'dong' },
  serviceTransfer: { title: 'Dịch vụ chuyển về', kind: 'dong' },
  state: productColumns.state,
} as const satisfies DeskColumns<ExtensionRow>;
