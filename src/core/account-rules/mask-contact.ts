import { isEmail } from '#core/shared/text/email-address.ts';

/** `0912345678` → `09•• ••• 678`, `khach@example.vn` → `k•••@example.vn`; nothing of anything else. */
export const maskContact = (contact: string): string => {
  if (isEmail(contact)) return `${contact.slice(0, 1)}•••${contact.slice(contact.indexOf('@'))}`;
  return /^\d{10}$/.test(contact) ? `${contact.slice(0, 2)}•• ••• ${contact.slice(7)}` : '•••';
};
