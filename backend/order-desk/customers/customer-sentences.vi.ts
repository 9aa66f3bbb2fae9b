import type { ContactRefusal } from '#core/account-rules/change-customer.ts';
import type { Contact } from '#core/shared/people/contact.ts';

export const contactSentences = {
  'logs-in':
    'Khách có tài khoản nên chỉ khách đổi được, bằng mã gửi đến nơi mới: Tài khoản, mục Email và số điện thoại. Nơi cũ không còn dùng thì khách chọn chờ 72 giờ.',
  taken: 'Một khách khác dùng email này. Nếu là cùng một người, hãy gộp hai khách.',
  fields: { name: 'Tên', phone: 'Điện thoại', email: 'Email' },
} as const satisfies Readonly<Record<ContactRefusal, string>> & {
  readonly fields: Readonly<Record<keyof Contact, string>>;
};
