import type { DeskColumns } from '#contracts/desk/columns/desk-column.ts';
import type { MailTextRecord } from '#contracts/desk/content/mail-text-record.ts';

export const mailTextColumns = {
  title: { title: 'Thư' },
  subject: { title: 'Tiêu đề', text: ({ subject, samples }) => subject || (samples[0]?.subject ?? '') },
  isOwn: {
    title: 'Lời thư',
    words: { true: 'Của cửa hàng', false: 'Có sẵn' },
    tones: { true: 'success', false: 'default' },
  },
} as const satisfies DeskColumns<MailTextRecord>;
