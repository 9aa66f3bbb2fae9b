import type { MailRow, MailSampleRow } from '#contracts/desk/operations/mail-record.ts';
import type { DeskColumns } from '../desk-column.ts';

export const mailColumns = {
  createdAt: { title: 'Viết lúc', kind: 'minute', isSortable: true },
  name: { title: 'Thư' },
  subject: { title: 'Tiêu đề' },
  to: { title: 'Người nhận' },
  channel: { title: 'Gửi bằng', words: { email: 'Email', sms: 'SMS' } },
  state: {
    title: 'Trạng thái',
    words: { dead: 'Không gửi được', waiting: 'Chờ gửi', sent: 'Đã gửi' },
    tones: { dead: 'error', waiting: 'warning', sent: 'success' },
  },
  tries: { title: 'Số lần thử', kind: 'number' },
  error: { title: 'Lỗi' },
} as const satisfies DeskColumns<MailRow>;

export const mailSampleColumns = {
  title: { title: 'Thư', isSortable: true },
  subject: { title: 'Tiêu đề' },
  sms: { title: 'SMS' },
} as const satisfies DeskColumns<MailSampleRow>;
