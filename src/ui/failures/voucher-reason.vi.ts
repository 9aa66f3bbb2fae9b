import type { VoucherRefusal } from '#core/pricing/voucher-problem.ts';
import { dong, formatDong } from '#core/shared/dong.ts';

const reasons: { readonly [Why in VoucherRefusal['why']]: (missing: number) => string } = {
  unknown: () => 'Không có mã này. Bạn xem lại từng chữ cái và chữ số.',
  expired: () => 'Mã đã hết hạn.',
  exhausted: () => 'Mã đã hết lượt dùng.',
  'not-first': () => 'Mã chỉ dành cho đơn hàng đầu tiên.',
  'other-code': () => 'Đơn đã có một mã cùng loại. Bạn bỏ mã đó trước.',
  product: () => 'Giỏ hàng chưa có sản phẩm mà mã này áp dụng.',
  beside: () => 'Giỏ hàng chưa có sản phẩm mua kèm theo điều kiện của mã.',
  count: (missing) => `Cần thêm ${missing} máy để dùng mã này.`,
  spend: (missing) => `Cần mua thêm ${formatDong(dong(missing))} trước VAT để dùng mã này.`,
};

/** Why a voucher is rejected, and how to satisfy its condition. */
export const voucherReason = ({ why, missing }: VoucherRefusal): string => reasons[why](missing);
