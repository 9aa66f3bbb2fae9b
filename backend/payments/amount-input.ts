import { ServiceFailure } from '#backend/platform/service-failure.ts';

/**
 * A BigDecimal of the wire as whole đồng: a number or its digits; null stays null.
 * @throws ServiceFailure BAD_USER_INPUT for a fraction, a negative or no number
 */
export const amountInput = (given: unknown): number | null => {
  if (given === null || given === undefined) return null;
  const amount = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  if (typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0) return amount;
  throw new ServiceFailure('BAD_USER_INPUT', 'The amount is no whole number of đồng');
};
