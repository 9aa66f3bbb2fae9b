import type { OrderId } from '#core/shared/ids.ts';
import { nobody, type VisitorState } from './visitor-state.ts';

/** Where a log-in leads: a page of the shop, or one of the portal. `target` passed `parseReturnPath`. */
export type AfterLogin = { readonly type: 'page' | 'portal'; readonly target: string };

/** Visitor state of an open page: data from the host plus page-local data. Contains no tokens. [STA-01] */
export type VisitorPage = VisitorState & {
  /** Carts seen by this page, newest first. */
  readonly carts: readonly OrderId[];
  readonly afterLogin: AfterLogin | null;
  /** Names of operations that are currently loading. */
  readonly loading: readonly string[];
};

export const visitorAtFirst: VisitorPage = { ...nobody, carts: [], afterLogin: null, loading: [] };

/** Merges visitor state from the host; keeps page-local data. */
export const withVisitor = (page: VisitorPage, state: VisitorState): VisitorPage => ({
  ...page,
  ...state,
  carts: state.cartId === null ? page.carts : [state.cartId, ...page.carts.filter((id) => id !== state.cartId)],
});

/** Sets a loading flag at the start of an operation and clears it at the end, whatever the outcome. [DATA-03] */
export const withLoading = (page: VisitorPage, name: string, on: boolean): VisitorPage => {
  const others = page.loading.filter((each) => each !== name);
  return { ...page, loading: on ? [...others, name] : others };
};
