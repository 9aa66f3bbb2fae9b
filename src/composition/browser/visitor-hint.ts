import type { QueryClient } from '@tanstack/react-query';
import type { CookieName } from '#core/session/cookies.ts';

/** Script-readable cookies that indicate a cart. Tokens are HttpOnly. */
const speaking: readonly string[] = ['SHOPPING_CART', 'sessionId'] satisfies CookieName[];

/** Whether the host may know this visitor; if not, the first page does not request visitor data. */
export const mayKnowVisitor = (cookies: string): boolean =>
  cookies.split(';').some((pair) => speaking.includes(pair.split('=')[0]?.trim() ?? ''));

const LOGGED_IN = 'logged-in';

/** Browser storage; unavailable or throwing when storage is blocked. */
type Notes = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Records whether the last visitor query returned a customer. A remembered login outlives all script-readable cookies,
 * so without this flag the next day's first page would not load the visitor. It grants no access.
 */
export const noteLogIns = (queries: QueryClient, notes: Notes): void => {
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[1] !== 'loadVisitor' || query.state.status !== 'success') return;
    const answer: unknown = query.state.data;
    const known = typeof answer === 'object' && answer !== null && 'loggedIn' in answer && answer.loggedIn === true;
    quietly(() => (known ? notes().setItem(LOGGED_IN, '1') : notes().removeItem(LOGGED_IN)));
  });
};

/** Whether the last visitor query in this browser returned a customer. */
export const hasSeenLogIn = (notes: Notes): boolean => quietly(() => notes().getItem(LOGGED_IN)) === '1';

const quietly = <Value>(work: () => Value): Value | null => {
  try {
    return work();
  } catch {
    return null;
  }
};
