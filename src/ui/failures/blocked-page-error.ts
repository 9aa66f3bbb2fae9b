const MARK = 'page-stopped:';

/** Why a page is not shown: it is permanently gone, or its redirect rule is invalid. */
export type BlockReason = 'gone' | 'badRedirect';

/**
 * A redirect rule prevents the page from being shown. The reason is encoded in the message, as in FailureError.
 * [RED-02, RED-03]
 */
export class BlockedPageError extends Error {
  constructor(stop: BlockReason) {
    super(MARK + stop);
    this.name = 'StoppedError';
  }
}

/** Decodes the reason; null for any other error. */
export const decodeBlockReason = (error: unknown): BlockReason | null => {
  if (!(error instanceof Error) || !error.message.startsWith(MARK)) return null;
  return error.message === `${MARK}gone` ? 'gone' : 'badRedirect';
};
