import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { email as emailRule, required, validateFields } from '#core/shared/text/validation.ts';

export type NewsletterRequest = { readonly email: string; readonly agree: boolean };

/** Requires explicit consent. [VAL-03, VAL-05, MARKET 4.4] */
export const validateNewsletter = ({ email, agree }: NewsletterRequest): Readonly<Record<string, FieldProblem>> => ({
  ...validateFields([['email', email, required, emailRule]]),
  ...(agree ? {} : { agree: 'consent' as const }),
});
