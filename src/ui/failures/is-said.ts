import { decodeBlockReason } from './blocked-page-error.ts';
import { decodeFailure } from './failure-error.ts';

/** Whether a page says the error itself. React passes that of a failed document as the cause of its own. */
export const isSaid = (error: unknown): boolean =>
  decodeFailure(error) !== null ||
  decodeBlockReason(error) !== null ||
  (error instanceof Error && error.cause !== undefined && isSaid(error.cause));
