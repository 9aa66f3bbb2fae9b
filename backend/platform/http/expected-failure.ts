import { isUnstorableText } from '../database/database-error.ts';
import { ServiceFailure } from '../service-failure.ts';

/**
 * The refusal to answer with; null when the error is a bug. A text with NUL is the caller's mistake, wherever it stood:
 * in a path, a query, a body or a GraphQL document. [ASVS V2.2.1]
 */
export const expectedFailure = (error: unknown): ServiceFailure | null => {
  if (error instanceof ServiceFailure) return error;
  // Drizzle wraps what ends a statement.
  if (error instanceof Error && error.cause instanceof ServiceFailure) return error.cause;
  return isUnstorableText(error) ? new ServiceFailure('BAD_USER_INPUT', 'A text contains NUL') : null;
};
