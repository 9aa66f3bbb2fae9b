const MARK = 'page-stopped:';

/** Why a page is not shown: it is permanently gone, or its redirect rule is invalid. */
export type Stop = 'gone' | 'badRedirect';

/**
 * A redirect rule prevents the page from being shown. The reason is encoded in the message, as in FailureError.
 * [RED-02, RED-03]
 */
export class StoppedError extends Error {
  constructor(stop: Stop) {
    super(MARK + stop);
    this.name = 'StoppedError';
  }
}

/** Decodes the reason; null for any other error. */
export const stopOf = (error: unknown): Stop | null => {
  if (!(error instanceof Error) || !error.message.startsWith(MARK)) return null;
  return error.message === `${MARK}gone` ? 'gone' : 'badRedirect';
};
