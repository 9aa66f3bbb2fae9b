import type { ReplaceRefusal } from '#core/order-rules/replace-invoice.ts';

export const replaceSentences: Readonly<Record<ReplaceRefusal, string>> = {
  lowering: 'Hoá đơn điều chỉnh không được thay thế.',
  replaced: 'Hoá đơn này đã bị thay thế. Mở hoá đơn thay cho nó để sửa tiếp.',
  lowered:
    'Hoá đơn này đã điều chỉnh giảm nên không thay thế được nữa; theo nghị định 123/2020, lần sau cũng là điều chỉnh.',
  'same-buyer': 'Người mua vẫn như cũ nên không có gì để thay thế.',
};

export const declaredSentences = {
  replacedBy: (number: string): string => `Đã bị thay thế bởi ${number}`,
  declaredIn: (month: string): string => `Kê khai ở tháng ${month}`,
};
