import type { QueryClient } from '@tanstack/react-query';
import { isUndecided } from '#core/failures/is-undecided.ts';
import type { VisitorState } from '#core/session/visitor-state.ts';
import { everyPrivateKey, privateKey } from '#ui/app/queries.ts';
import { decodeFailure } from '#ui/failures/failure-error.ts';

const userOf = (queries: QueryClient): string | null =>
  queries.getQueryData<VisitorState>(privateKey('loadVisitor', {}))?.user?.id ?? null;

/** What the page showed is no more; not when nobody answered, as without a network. */
const isGone = (error: unknown): boolean => {
  const failure = decodeFailure(error);
  return failure !== null && !isUndecided(failure);
};

/**
 * For a page that the browser kept as it was: asks again for all that is the visitor's. `drawAnew`: they have logged in
 * or out since then, or what the page is about is gone, as a cart that was ordered.
 */
export const showWhatIsNow = async (queries: QueryClient, drawAnew: () => void): Promise<void> => {
  const before = userOf(queries);
  await queries.invalidateQueries({ queryKey: everyPrivateKey });
  const shown = queries.getQueryCache().findAll({ queryKey: everyPrivateKey, type: 'active' });
  if (userOf(queries) !== before || shown.some(({ state }) => isGone(state.error))) drawAnew();
};
