import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { normaliseEmail } from '#core/shared/text/email-address.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { email as emailRule, fieldLimits, named, required, validateFields } from '#core/shared/text/validation.ts';

/** Who gets a quotation by mail, and in whose name. Nobody keeps either once the mail is sent. */
export type QuotationRecipient = { readonly sender: string; readonly email: string };

/**
 * A mail in a stranger's name must not carry their message or address: the name keeps letters, digits, spaces, hyphens,
 * apostrophes and ampersands.
 */
export const normaliseQuotationRecipient = ({ sender, email }: QuotationRecipient): QuotationRecipient => ({
  sender: cleanTyped(sender)
    .replace(/[^\p{L}\p{M}\p{N}\s&'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, fieldLimits.name)
    .trim(),
  email: normaliseEmail(email),
});

/** Problems by field; none when the recipient can be sent to. */
export const validateQuotationRecipient = (typed: QuotationRecipient): Readonly<Record<string, FieldProblem>> => {
  const { sender, email } = normaliseQuotationRecipient(typed);
  return validateFields([
    ['sender', sender, required, named],
    ['email', email, required, emailRule],
  ]);
};
