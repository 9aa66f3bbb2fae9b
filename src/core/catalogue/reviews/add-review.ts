import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { CallAsAnonymousPorts } from '#core/session/call-as-anonymous.ts';
import { currentVisitor } from '#core/session/current-visitor.ts';
import { type BotPorts, passBotCheck } from '#core/session/pass-bot-check.ts';
import { retryWithFreshToken } from '#core/session/retry-with-fresh-token.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Outcome } from '#core/shared/notice.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { originsOf, parseReturnPath } from '#core/shared/return-path.ts';
import { cleanLines, cleanTyped } from '#core/shared/text/clean-typed.ts';
import { cleanEmail } from '#core/shared/text/email-address.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import { atMost, email, fieldLimits, named, phone, required, validateFields } from '#core/shared/text/validation.ts';
import type { NewReview, Review, Reviews } from './reviews.port.ts';

export type AddReviewCommand = Keyed &
  NewReview & { readonly productId: ProductId; readonly path: string; readonly proof: string };

/**
 * Creates a review, once per idempotency key; guests must identify themselves and prove that they are no
 * script. Failures: `invalid-fields`, `already-reviewed`, `too-many-tries`, `bot-check-needed`. [CAT-09, SDK-02]
 */
export const addReview = command(
  (ports: CallAsAnonymousPorts & BotPorts & { readonly reviews: Reviews }): UseCase<AddReviewCommand, Outcome> =>
    async ({ productId, path, proof, idempotencyKey, ...typed }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const review = normaliseReview(typed, visitor.value.kind === 'customer');
      const fields = validateReview(review, visitor.value.kind === 'customer');
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const { reviews, delay, settings } = ports;
      if (visitor.value.kind !== 'customer') await passBotCheck(ports)(proof);
      const sent = await retryWithFreshToken(ports)(() =>
        writeOnce<Review>(delay, () => reviews.add(productId, review, idempotencyKey)),
      );
      if (!sent.ok) return fail(toShopFailure(sent.failure, { productId }));
      const notice = sent.value.bought ? 'review-added' : 'review-waiting';
      return ok({ goTo: parseReturnPath(path, originsOf(settings.site)) ?? '/', notice, notify: null });
    },
);

/** Cleaned, phone in national format; drops name and contact data of a customer, which are known. */
export const normaliseReview = (
  { stars, text, name, phone: number, email: address }: NewReview,
  known: boolean,
): NewReview => ({
  stars,
  text: cleanLines(text),
  name: known ? '' : cleanTyped(name),
  phone: known ? '' : normalisePhone(number),
  email: known ? '' : cleanEmail(address),
});

/** Also used while the user types. [VAL-03 to VAL-05] */
export const validateReview = (review: NewReview, known: boolean): Readonly<Record<string, FieldProblem>> => ({
  ...([1, 2, 3, 4, 5].includes(review.stars) ? {} : { stars: 'stars' as const }),
  ...validateFields([['text', review.text, required, atMost(fieldLimits.review)]]),
  ...(known ? {} : validateFields(guestChecks(review))),
});

/** Requires a name and an e-mail address or phone number. */
const guestChecks = (review: NewReview): Parameters<typeof validateFields>[0] => [
  ['name', review.name, required, named, atMost(fieldLimits.name)],
  review.phone === '' ? ['email', review.email, required, email] : ['email', review.email, email],
  ['phone', review.phone, phone],
];
