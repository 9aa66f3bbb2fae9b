import { optionColumns as columns, extensionColumns } from '#contracts/desk/columns/option-columns.vi.ts';

export const optionWords = {
  search: 'Tên hoặc mã',
  option: columns.id.title,
  optionHelp: 'Chữ thường không dấu, số và gạch nối, ví dụ backup; giữ mãi',
  name: columns.name.title,
  type: columns.type.title,
  types: columns.type.words,
  lines: columns.lines.title,
  linesHelp: 'Để trống: không sản phẩm nào có tuỳ chọn này.',
  requiredFor: 'Bắt buộc chọn ở dòng',
  values: 'Các giá trị, giá trước thuế',
  value: 'Giá trị',
  price: 'Giá một tháng',
  priceAbove4Cpu: 'Giá, trên 4 vCPU',
  percent: 'Hoặc % giá gói',
  onlyLine: 'Chỉ ở dòng',
};

export const extensionWords = {
  search: 'Đuôi, ví dụ .com',
  extension: extensionColumns.extension.title,
  registrationFee: 'Lệ phí đăng ký, đồng một lần',
  maintenanceFee: 'Phí duy trì, đồng một năm',
  renewalMaintenanceFee: 'Phí duy trì khi gia hạn, nếu khác',
  serviceFirstYear: 'Dịch vụ năm đầu, đồng trước thuế',
  serviceRenewal: 'Dịch vụ mỗi năm sau, đồng trước thuế',
  serviceTransfer: 'Dịch vụ chuyển về, đồng trước thuế; để trống: như gia hạn',
  years: 'Số năm được bán',
  state: extensionColumns.state.title,
  states: extensionColumns.state.words,
};
