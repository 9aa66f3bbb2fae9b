import { toClient } from '#backend/authorisation/log-in/caller.ts';
import { countClientTry, refundClientTry } from '#backend/authorisation/rate-limits.ts';
import type { BackendDeps, RequestVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { unknownVoucher } from '#core/order-rules/vouchers.ts';
import type { VoucherProblem } from '#core/pricing/voucher-problem.ts';

/** `address`: the browser's, empty when unknown. */
export type VoucherGuesser = { readonly visitor: RequestVisitor | null; readonly address: string };

/** «Not the first order» also tells a stranger who has ordered here. */
const counted: readonly unknown[] = [unknownVoucher.why, 'not-first' satisfies VoucherProblem];

const isCounted = (error: unknown): boolean =>
  error instanceof ServiceFailure && error.detail !== undefined && counted.includes(error.detail.why);

/**
 * Runs a request that names voucher codes. Only unknown codes, and codes refused because somebody has ordered before,
 * count, by session and by address, so that buyers may try their own as often as they like. `isWrong` finds unknown
 * codes in an answer; refusals name them themselves. Throws TOO_MANY_TRIES {retryAfter: seconds}. [ASVS V2.4.1]
 */
export const limitVoucherGuesses = async <Answer>(
  deps: Pick<BackendDeps, 'db' | 'clock'>,
  guesser: VoucherGuesser,
  guess: () => Promise<Answer>,
  isWrong: (answer: Answer) => boolean = () => false,
): Promise<Answer> => {
  const client = toClient(guesser);
  await countClientTry(deps, 'voucherGuess', client);
  const refund = () => refundClientTry(deps, 'voucherGuess', client);
  try {
    const answer = await guess();
    if (!isWrong(answer)) await refund();
    return answer;
  } catch (error) {
    if (!isCounted(error)) await refund();
    throw error;
  }
};
