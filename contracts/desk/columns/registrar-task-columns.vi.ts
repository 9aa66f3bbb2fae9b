import type { RegistrarTaskRow } from '#contracts/desk/registrar-task-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const registrarTaskColumns = {
  domain: { title: 'Tên miền' },
  kind: {
    title: 'Việc cần làm',
    words: {
      register: 'Đăng ký tên miền',
      renew: 'Gia hạn',
      settings: 'Đổi máy chủ tên, khoá, liên hệ',
      'auth-code': 'Lấy mã chuyển',
    },
  },
  orderNumber: { title: 'Đơn', kind: 'code' },
  askedAt: { title: 'Từ lúc', kind: 'minute', isSortable: true },
} as const satisfies DeskColumns<RegistrarTaskRow>;

/** What a member reads beside a field that cannot be taken. */
export const registrarSentences = {
  code: 'Hãy ghi mã mà nơi đăng ký đưa. Khách cần có email đã xác nhận để nhận mã.',
  expiresOn: 'Ngày hết hạn phải trong vòng mười năm.',
} as const;
