const MARK = 'page-stopped:';

/** Permanently gone, or an invalid redirect rule. */
export type BlockReason = 'gone' | 'badRedirect';

/** A redirect rule blocks the page. The message encodes the reason, as in FailureError. [RED-02, RED-03] */
export class BlockedPageError extends Error {
  constructor(stop: BlockReason) {
    super(MARK + stop);
    this.name = 'StoppedError';
  }
}

/** Null for any other error. */
export const decodeBlockReason = (error: unknown): BlockReason | null => {
  if (!(error instanceof Error) || !error.message.startsWith(MARK)) return null;
  return error.message === `${MARK}gone` ? 'gone' : 'badRedirect';
};
