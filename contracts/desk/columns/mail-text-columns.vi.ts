import type { MailTextRecord } from '#contracts/desk/mail-text-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const mailTextColumns = {
  title: { title: 'Thư' },
  subject: { title: 'Tiêu đề', text: ({ subject, samples }) => subject || (samples[0]?.subject ?? '') },
  isOwn: {
    title: 'Lời thư',
    words: { true: 'Của cửa hàng', false: 'Có sẵn' },
    tones: { true: 'success', false: 'default' },
  },
} as const satisfies DeskColumns<MailTextRecord>;
