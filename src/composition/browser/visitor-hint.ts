import type { QueryClient } from '@tanstack/react-query';
import type { FormDrafts } from '#core/session/form-drafts.port.ts';
import { CART_COOKIES, LOGGED_IN_KEY } from '#core/session/visitor-hints.ts';

/** False: the first page does not request visitor data. */
export const canKnowVisitor = (cookies: string): boolean =>
  cookies.split(';').some((pair) => CART_COOKIES.includes(pair.split('=')[0]?.trim() ?? ''));

/** Browser storage; unavailable or throwing when storage is blocked. */
type BrowserStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type OwnedDrafts = Pick<FormDrafts, 'owner' | 'belongTo' | 'setAside' | 'forgetAll'>;

/**
 * Flags customers, and keeps each one's drafts for themselves: a log-out, also in another tab, forgets them, and a
 * session that ended by itself puts them aside. The flag grants no access. `onOtherCustomer`: the page, and what is
 * typed in it, is still of the customer before, as when somebody else logged in in another tab.
 */
export const trackLogIns = (
  queries: QueryClient,
  notes: BrowserStorage,
  drafts: OwnedDrafts,
  onOtherCustomer: () => void,
): void => {
  let shown: string | null = null;
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[1] !== 'loadVisitor' || query.state.status !== 'success') return;
    const { userId, hasSessionEnded } = readAnswer(query.state.data);
    const isOther = shown !== null && userId !== null && shown !== userId;
    shown = userId;
    if (userId !== null) drafts.belongTo(userId);
    else if (hasSessionEnded) drafts.setAside();
    else if (wasLoggedIn(notes) || drafts.owner() !== null) drafts.forgetAll();
    nullOnError(() => (userId === null ? notes().removeItem(LOGGED_IN_KEY) : notes().setItem(LOGGED_IN_KEY, '1')));
    if (isOther) onOtherCustomer();
  });
};

const partOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? Object.entries(answer).find(([key]) => key === name)?.[1] : undefined;

/** Of a visitor; `userId` is null for nobody. */
const readAnswer = (answer: unknown): { readonly userId: string | null; readonly hasSessionEnded: boolean } => {
  const id = partOf(partOf(answer, 'user'), 'id');
  return { userId: typeof id === 'string' ? id : null, hasSessionEnded: partOf(answer, 'hasSessionEnded') === true };
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
