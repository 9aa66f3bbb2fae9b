import type { MailDecisions } from '#core/account-rules/optional-mails.ts';

/** GET and POST, of the customer whose token is sent. */
export const MAIL_CHOICES = '/v1/mail-choices';

/** Those that count for this customer. */
export type MailChoicesAnswer = { readonly data: MailDecisions };

/** `agreed`: the sentence of consent that the customer saw. */
export type MailChoicesBody = { readonly decisions: MailDecisions; readonly agreed: string };
