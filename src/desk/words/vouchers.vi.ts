import { giftColumns } from '#contracts/desk/columns/gift-columns.vi.ts';
import { voucherColumns as columns } from '#contracts/desk/columns/voucher-columns.vi.ts';

export const voucherWords = {
  code: columns.code.title,
  title: columns.title.title,
  description: 'Điều kiện khách đọc',
  percent: 'Giảm phần trăm',
  amount: 'Giảm số tiền, đồng trước thuế',
  maxAmount: 'Giảm nhiều nhất, đồng trước thuế',
  minSpend: 'Đơn từ, đồng trước thuế',
  categories: 'Chỉ cho dòng sản phẩm',
  everyLine: 'Để trống: mọi dòng',
  isFirstOrderOnly: 'Chỉ đơn đầu tiên của khách',
  usageLimit: 'Số đơn được dùng',
  unlimited: 'Để trống: không giới hạn',
  from: columns.from.title,
  until: columns.until.title,
  period: 'Thời gian',
  state: columns.state.title,
  useCount: columns.useCount.title,
  given: 'Đã giảm cho khách',
  waiting: 'Giỏ và đơn chưa trả đang dùng',
  conflicts: 'Khách phải chọn một giữa mã này và',
  noConflicts: 'Không có mã nào khác cùng loại, cùng hàng, cùng lúc.',
  states: columns.state.words,
  end: 'Kết thúc ngay',
  endTitle: 'Kết thúc mã này?',
  endText: 'Giỏ hàng đang dùng mã sẽ mất phần giảm; đơn đã đặt giữ nguyên giá.',
  ended: 'Đã kết thúc mã.',
};

export const giftWords = {
  ...voucherWords,
  gifts: giftColumns.gifts.title,
  giftsHelp: 'Mã sản phẩm, ví dụ WH-01. Có nhiều mã thì khách được một trong số đó.',
  line: giftColumns.line.title,
  lineHelp: 'Ví dụ web-hosting',
  months: giftColumns.months.title,
  percent: 'Giảm phần trăm; 100 là tặng',
};
