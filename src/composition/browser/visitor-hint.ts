import type { QueryClient } from '@tanstack/react-query';
import type { CookieName } from '#core/session/cookies.ts';

/** Cookies a script may read that speak for a cart. Tokens are not among them: no script sees one. */
const speaking: readonly string[] = ['SHOPPING_CART', 'sessionId'] satisfies CookieName[];

/** Whether asking the host for the visitor's state may find something; a newcomer's first page asks nothing. */
export const mayKnowVisitor = (cookies: string): boolean =>
  cookies.split(';').some((pair) => speaking.includes(pair.split('=')[0]?.trim() ?? ''));

const LOGGED_IN = 'logged-in';

/** Where a browser keeps a text for itself; a browser that keeps nothing throws, or has none. */
type Notes = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Notes for this browser whether the last answer knew a customer. A log-in that is remembered outlives every cookie that
 * a script may read; without the note the first page of the next day would not ask for him. It grants nothing.
 */
export const noteLogIns = (queries: QueryClient, notes: Notes): void => {
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[1] !== 'loadVisitor' || query.state.status !== 'success') return;
    const answer: unknown = query.state.data;
    const known = typeof answer === 'object' && answer !== null && 'loggedIn' in answer && answer.loggedIn === true;
    quietly(() => (known ? notes().setItem(LOGGED_IN, '1') : notes().removeItem(LOGGED_IN)));
  });
};

/** Whether this browser has last seen a customer. */
export const hasSeenLogIn = (notes: Notes): boolean => quietly(() => notes().getItem(LOGGED_IN)) === '1';

const quietly = <Value>(work: () => Value): Value | null => {
  try {
    return work();
  } catch {
    return null;
  }
};
