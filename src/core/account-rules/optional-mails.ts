/**
 * Mails and SMS that a reader can end, by kind and channel, and whether they are sent until the reader decides; the others
 * need consent first. Every other mail belongs to a payment, to a contract or to the security of an account.
 * [Nghị định 91/2020/NĐ-CP]
 */
export const optionalMails = {
  'reminder-email': { isUsual: true },
  'reminder-sms': { isUsual: true },
  'stock-alert-email': { isUsual: true },
  'newsletter-email': { isUsual: false },
} as const satisfies Readonly<Record<string, { readonly isUsual: boolean }>>;

export type OptionalMail = keyof typeof optionalMails;

export const optionalMailNames = [
  'reminder-email',
  'reminder-sms',
  'stock-alert-email',
  'newsletter-email',
] as const satisfies readonly OptionalMail[];

/** What a reader has decided; missing where they never did. */
export type MailDecisions = Readonly<Partial<Record<OptionalMail, boolean>>>;

/** Whether a mail is sent: by the reader's decision, else by what is usual. */
export const isMailWanted = (mail: OptionalMail, decisions: MailDecisions): boolean =>
  decisions[mail] ?? optionalMails[mail].isUsual;
