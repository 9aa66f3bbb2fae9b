/** Columns of the table in the file of a month. */
export const invoiceMonthColumns = [
  'Ký hiệu',
  'Số',
  'Ngày',
  'Đơn hàng',
  'Người mua',
  'Mã số thuế',
  'Tiền hàng',
  'Trong đó không chịu thuế',
  'Thuế GTGT',
  'Tổng cộng',
  'Điều chỉnh giảm cho',
  'Thay thế cho',
  'Tệp',
] as const;
