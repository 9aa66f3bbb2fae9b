/** What keeps an account from being deleted, with the words for the customer: what to finish first. */
export const deletionBlockers = {
  'service-running': 'Dịch vụ đang chạy: huỷ ở trang của dịch vụ và chờ dịch vụ kết thúc, hoặc gọi cửa hàng',
  'order-unpaid': 'Đơn hàng chờ thanh toán: trả tiền hoặc huỷ đơn',
  'order-in-progress': 'Đơn hàng đang khởi tạo: chờ bàn giao xong',
  'refund-unpaid': 'Yêu cầu hoàn tiền: chờ cửa hàng trả lời và chuyển tiền',
  'balance-left': 'Số dư trả trước còn tiền: dùng hết, hoặc gọi cửa hàng để nhận lại',
  'instalment-unpaid': 'Kỳ trả góp còn lại: trả hết các kỳ',
} as const;
export type DeletionBlocker = keyof typeof deletionBlockers;

export const isDeletionBlocker = (text: string): text is DeletionBlocker => Object.hasOwn(deletionBlockers, text);
