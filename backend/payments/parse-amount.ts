import { ServiceFailure } from '#backend/platform/service-failure.ts';

/** BigDecimal to whole đồng; null stays null. Throws BAD_USER_INPUT for fractions, negative numbers or other input. */
export const parseAmount = (given: unknown): number | null => {
  if (given === null || given === undefined) return null;
  const amount = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  if (typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0) return amount;
  throw new ServiceFailure('BAD_USER_INPUT', 'The amount is no whole number of đồng');
};
