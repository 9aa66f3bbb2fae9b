import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { email as emailRule, required, validateFields } from '#core/shared/text/validation.ts';

/** Shared by page and proof of consent; `seller`: its legal name. [MARKET 4.4, Nghị định 91/2020/NĐ-CP] */
export const newsletterConsent = (seller: string): string =>
  `Tôi đồng ý nhận bản tin của ${seller} qua email: tin bảo trì, hướng dẫn và ưu đãi. Tôi huỷ được bất cứ lúc nào.`;

export type NewsletterRequest = { readonly email: string; readonly agree: boolean };

/** Requires explicit consent. [VAL-03, VAL-05, MARKET 4.4] */
export const validateNewsletter = ({ email, agree }: NewsletterRequest): Readonly<Record<string, FieldProblem>> => ({
  ...validateFields([['email', email, required, emailRule]]),
  ...(agree ? {} : { agree: 'consent' as const }),
});
