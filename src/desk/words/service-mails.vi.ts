import { serviceMailColumns } from '#contracts/desk/columns/service-mail-columns.vi.ts';

export const serviceMailWords = {
  subject: serviceMailColumns.subject.title,
  text: 'Nội dung',
  textHelp: 'Một dòng trống tách hai đoạn. Soạn chưa gửi: trang sau cho xem thư tới ai rồi mới gửi.',
  chosen: (count: number): string => `Về ${count} dịch vụ đã chọn.`,
  none: 'Chưa chọn dịch vụ nào. Mở Dịch vụ, đánh dấu các dòng rồi bấm Soạn thư.',
  made: 'Soạn',
  sentAt: serviceMailColumns.sentAt.title,
  mails: 'Số thư',
  notSent: 'Chưa gửi',
  rows: 'Từng dịch vụ',
  service: 'Dịch vụ',
  customer: 'Khách',
  address: 'Email',
  effect: 'Việc',
  effects: {
    sent: 'Gửi thư',
    ended: 'Không: dịch vụ đã kết thúc',
    'no-address': 'Không: khách không có email',
    gone: 'Không: không tìm thấy dịch vụ',
  },
  send: 'Gửi',
  sendTitle: 'Gửi thư này?',
  sendText: 'Mỗi địa chỉ có một thư, nói về mọi dịch vụ của địa chỉ đó trong danh sách.',
  sent: 'Đã xếp thư để gửi.',
};
