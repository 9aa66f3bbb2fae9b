const MARK = 'page-stopped:';

/** Why a page is not shown: it is gone for good, or its rule leads nowhere. */
export type Stop = 'gone' | 'badRedirect';

/** A rule keeps the page from being shown. What it is travels in the message, as in FailureError. [RED-02, RED-03] */
export class StoppedError extends Error {
  constructor(stop: Stop) {
    super(MARK + stop);
    this.name = 'StoppedError';
  }
}

/** Why a page was stopped; null for any other error. */
export const stopOf = (error: unknown): Stop | null => {
  if (!(error instanceof Error) || !error.message.startsWith(MARK)) return null;
  return error.message === `${MARK}gone` ? 'gone' : 'badRedirect';
};
