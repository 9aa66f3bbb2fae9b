import type { FieldProblem } from '#core/shared/field-problem.ts';
import { email as emailRule, normalText, problemsOf, required } from '#core/shared/validation.ts';

/**
 * What the visitor says yes to before any letter is sent. It is kept with his address and the time as the proof of his
 * consent, so page and proof take it from here. [MARKET 4.4, Nghị định 91/2020/NĐ-CP]
 */
export const NEWSLETTER_CONSENT =
  'Tôi đồng ý nhận bản tin của Cửa Hàng Mây qua email: tin bảo trì, hướng dẫn và ưu đãi. Tôi huỷ được bất cứ lúc nào.';

export type NewsletterRequest = { readonly email: string; readonly agree: boolean };

/** In NFC and trimmed, in lower case: one address is asked for once. */
export const normalAddress = (email: string): string => normalText(email).toLowerCase();

/** What is wrong with a normalised request, by field. Without a yes there is no consent. [VAL-03, VAL-05, MARKET 4.4] */
export const problemsOfNewsletter = ({ email, agree }: NewsletterRequest): Readonly<Record<string, FieldProblem>> => ({
  ...problemsOf([['email', email, required, emailRule]]),
  ...(agree ? {} : { agree: 'consent' as const }),
});
