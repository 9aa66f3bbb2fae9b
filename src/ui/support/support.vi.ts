import type { SupportState } from '#core/support-rules/support-state.ts';

const states: Readonly<Record<SupportState, string>> = {
  waiting: 'Chờ cửa hàng',
  answered: 'Đã trả lời',
  closed: 'Đã đóng',
};

export const supportText = {
  title: 'Hỗ trợ',
  list: 'Yêu cầu của bạn',
  number: 'Số',
  subject: 'Tiêu đề',
  state: 'Trạng thái',
  states,
  updatedAt: 'Cập nhật',
  emptyTitle: 'Bạn chưa gửi yêu cầu nào',
  emptySentence: 'Gửi câu hỏi hay sự cố ở biểu mẫu bên trên.',
  toOrders: 'Xem đơn hàng',
  openForm: 'Gửi yêu cầu mới',
  about: { order: 'Về đơn hàng', service: 'Về dịch vụ' },
  aboutThis: { order: 'Yêu cầu này về đơn hàng bạn vừa xem.', service: 'Yêu cầu này về dịch vụ bạn vừa xem.' },
  message: 'Nội dung',
  messageHint: 'Bạn không gửi mật khẩu. Với sự cố, ghi giờ xảy ra và thông báo lỗi.',
  send: 'Gửi yêu cầu',
  all: 'Mọi yêu cầu',
  conversation: 'Trao đổi',
  from: { customer: 'Bạn', staff: 'Cửa hàng' },
  reply: 'Viết tiếp',
  reopen: 'Gửi tin nhắn mở lại yêu cầu.',
  sendReply: 'Gửi tin nhắn',
  close: 'Đã xong, đóng yêu cầu',
  ask: 'Gửi yêu cầu hỗ trợ',
};
