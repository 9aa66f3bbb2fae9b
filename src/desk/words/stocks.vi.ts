import { stockColumns as columns } from '#contracts/desk/columns/stock-columns.vi.ts';

export const stockWords = {
  search: 'Sản phẩm, mã hoặc nơi đặt',
  stock: columns.stock.title,
  stocks: columns.stock.words,
  reason: 'Lý do đổi',
  help: 'Đơn mới theo ngay tình trạng này, trang bán hàng đổi theo sau vài phút. Đơn đã đặt giữ nguyên.',
  changes: 'Nhật ký',
  none: 'Chưa ai đổi tình trạng ở nơi này.',
  at: 'Lúc',
  change: 'Thay đổi',
  by: 'Ai',
};
