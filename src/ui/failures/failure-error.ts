import type { ShopFailure } from '#core/failures/shop-failure.ts';

const MARK = 'shop-failure:';

/** Carries a failure to an error component, in the message: only that is transferred to the browser. */
export class FailureError extends Error {
  readonly failure: ShopFailure;

  constructor(failure: ShopFailure) {
    super(MARK + JSON.stringify(failure));
    this.failure = failure;
    this.name = 'FailureError';
  }
}

/** Null for a bug. */
export const decodeFailure = (error: unknown): ShopFailure | null => {
  if (error instanceof FailureError) return error.failure;
  if (!(error instanceof Error) || !error.message.startsWith(MARK)) return null;
  // Only FailureError writes the prefix, followed by a ShopFailure.
  return JSON.parse(error.message.slice(MARK.length)) as ShopFailure;
};
