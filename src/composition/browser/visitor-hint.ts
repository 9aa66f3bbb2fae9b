import type { QueryClient } from '@tanstack/react-query';
import { CART_COOKIES, LOGGED_IN_KEY } from '#core/session/visitor-hints.ts';

/** False: the first page does not request visitor data. */
export const canKnowVisitor = (cookies: string): boolean =>
  cookies.split(';').some((pair) => CART_COOKIES.includes(pair.split('=')[0]?.trim() ?? ''));

/** Browser storage; unavailable or throwing when storage is blocked. */
type BrowserStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Flags customers, and tells when one has logged out. The flag grants no access. */
export const trackLogIns = (queries: QueryClient, notes: BrowserStorage, onLogOut: () => void): void => {
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[1] !== 'loadVisitor' || query.state.status !== 'success') return;
    const answer: unknown = query.state.data;
    const known = typeof answer === 'object' && answer !== null && 'isLoggedIn' in answer && answer.isLoggedIn === true;
    if (!known && wasLoggedIn(notes)) onLogOut();
    nullOnError(() => (known ? notes().setItem(LOGGED_IN_KEY, '1') : notes().removeItem(LOGGED_IN_KEY)));
  });
};

export const wasLoggedIn = (notes: BrowserStorage): boolean =>
  nullOnError(() => notes().getItem(LOGGED_IN_KEY)) === '1';

const nullOnError = <Value>(work: () => Value): Value | null => {
  try {
    return work();
  } catch {
    return null;
  }
};
