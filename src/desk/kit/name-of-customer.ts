import type { CustomerRow } from '#contracts/desk/customer-record.ts';

/** As members choose one from a list. */
export const nameOfCustomer = ({ name, email, phone }: CustomerRow): string =>
  [name, email || phone].filter(Boolean).join(' · ');
