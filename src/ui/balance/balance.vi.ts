import type { EntryKind } from '#core/balance-rules/ledger.ts';

const kinds: Readonly<Record<EntryKind, string>> = {
  'top-up': 'Nạp số dư',
  payment: 'Trả đơn hàng',
  refund: 'Hoàn tiền',
  correction: 'Cửa hàng điều chỉnh',
};

export const balanceText = {
  title: 'Số dư',
  balance: 'Số dư của bạn',
  explanation:
    'Số dư dùng để trả đơn hàng và tự gia hạn dịch vụ mà bạn đã bật. Cửa hàng xuất hoá đơn khi số dư trả một đơn, không xuất khi bạn nạp.',
  topUp: 'Nạp thêm',
  amount: 'Số tiền muốn nạp',
  amountHint: (min: string, max: string) => `Từ ${min} đến ${max} mỗi lần.`,
  show: 'Hiện mã chuyển khoản',
  transfer: 'Chuyển khoản để nạp',
  keepContent: 'Giữ nguyên nội dung chuyển khoản. Số dư tăng đúng bằng số tiền ngân hàng báo đã nhận.',
  arrived: (amount: string) => `Cửa hàng đã nhận ${amount} và cộng vào số dư.`,
  waiting: 'Đang chờ ngân hàng báo có.',
  waitingDetail: 'Trang tự cập nhật khi nhận được tiền, bạn không cần tải lại.',
  refresh: 'Tôi đã chuyển, xem lại số dư',
  entries: 'Biến động số dư',
  at: 'Lúc',
  what: 'Nội dung',
  change: 'Thay đổi',
  kinds,
  emptyTitle: 'Chưa có biến động nào',
  emptySentence: 'Nạp lần đầu ở biểu mẫu bên trên.',
};
