import type { ShopFailure } from '#core/failures/shop-failure.ts';

const MARK = 'shop-failure:';

/**
 * A use case's failure on its way to an error component. It travels in the message, because only an error's message
 * survives the way from the rendering host to the browser.
 */
export class FailureError extends Error {
  readonly failure: ShopFailure;

  constructor(failure: ShopFailure) {
    super(MARK + JSON.stringify(failure));
    this.failure = failure;
    this.name = 'FailureError';
  }
}

/** The failure that an error carries; null for a bug. */
export const failureOf = (error: unknown): ShopFailure | null => {
  if (error instanceof FailureError) return error.failure;
  if (!(error instanceof Error) || !error.message.startsWith(MARK)) return null;
  // FailureError alone writes the mark, and it writes a ShopFailure behind it.
  return JSON.parse(error.message.slice(MARK.length)) as ShopFailure;
};
