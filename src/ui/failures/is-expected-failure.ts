import { decodeBlockReason } from './blocked-page-error.ts';
import { decodeFailure } from './failure-error.ts';

/** Whether a page shows the failure itself. React passes that of a failed document as the cause of its own error. */
export const isExpectedFailure = (error: unknown): boolean =>
  decodeFailure(error) !== null ||
  decodeBlockReason(error) !== null ||
  (error instanceof Error && error.cause !== undefined && isExpectedFailure(error.cause));
