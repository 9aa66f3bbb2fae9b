import type { Contact } from '#core/shared/people/contact.ts';

/** What staff change of a customer; texts are normalised. */
export type StoredCustomer = Contact & {
  /** Whether somebody can log in as this customer, or has begun to register. */
  readonly hasAccount: boolean;
  /** Names that log in: e-mail addresses and phone numbers. */
  readonly logIns: readonly string[];
};

/** `logs-in`: only codes change it, which its customer asks for; `taken`: another customer has it. */
export type ContactRefusal = 'logs-in' | 'taken';

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The fields that a form changes; e-mail addresses differ in more than case. */
export const changedFields = (before: Contact, after: Contact): readonly (keyof Contact)[] =>
  (['name', 'phone', 'email'] as const).filter((field) =>
    field === 'email' ? !isSame(before.email, after.email) : before[field] !== after[field],
  );

/**
 * Why staff may not change contacts, by field. The mail address of an account and a phone number that logs in change with
 * codes only, so that no member hands an account over to somebody else.
 * @param isTaken whether another customer has the new e-mail address
 */
export const refuseContacts = (
  before: StoredCustomer,
  after: Contact,
  isTaken: boolean,
): Readonly<Partial<Record<keyof Contact, ContactRefusal>>> => {
  const changed = changedFields(before, after);
  const logsIn = (contact: string): boolean => before.logIns.some((name) => isSame(name, contact));
  const email = before.hasAccount ? 'logs-in' : isTaken ? 'taken' : null;
  return {
    ...(changed.includes('email') && email !== null ? { email } : {}),
    ...(changed.includes('phone') && logsIn(before.phone) ? { phone: 'logs-in' } : {}),
  };
};
