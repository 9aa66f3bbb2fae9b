export const voucherText = {
  title: 'Mã giảm giá',
  unfold: 'Nhập hoặc chọn mã',
  field: 'Nhập mã',
  apply: 'Áp dụng',
  applyCode: (code: string) => `Áp dụng mã ${code}`,
  removeCode: (code: string) => `Bỏ mã ${code}`,
  remove: 'Bỏ',
  best: 'Giảm nhiều nhất cho giỏ này',
  others: 'Mã khác',
  saves: (amount: string) => `Giảm ${amount} trước thuế`,
  idle: 'Mã đang không giảm được gì.',
  renewal: (price: string) => `Mã giảm lần này; giá gia hạn vẫn là ${price}, đã gồm VAT.`,
} as const;
