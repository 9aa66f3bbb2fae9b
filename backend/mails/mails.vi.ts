import type { MailingShop } from './mail.ts';

/** Texts of the layout. */
export const mailTexts = {
  greeting: 'Chào bạn,',
  foot: ({ name, seller, contact }: MailingShop) =>
    `${name} gửi thư này tự động.\n${[seller, contact.hotline, contact.email].filter(Boolean).join(' · ')}`,
} as const;
