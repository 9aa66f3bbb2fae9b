import type { ShopFailure } from '#core/failures/shop-failure.ts';

const MARK = 'shop-failure:';

/**
 * Carries a use case's failure to an error component. The failure is encoded in the message, because only an error's
 * message is transferred from server rendering to the browser.
 */
export class FailureError extends Error {
  readonly failure: ShopFailure;

  constructor(failure: ShopFailure) {
    super(MARK + JSON.stringify(failure));
    this.failure = failure;
    this.name = 'FailureError';
  }
}

/** Decodes the failure of an error; null for a bug. */
export const decodeFailure = (error: unknown): ShopFailure | null => {
  if (error instanceof FailureError) return error.failure;
  if (!(error instanceof Error) || !error.message.startsWith(MARK)) return null;
  // Only FailureError writes the prefix, always followed by a ShopFailure.
  return JSON.parse(error.message.slice(MARK.length)) as ShopFailure;
};
