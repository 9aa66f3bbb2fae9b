import type { OrderId } from '#core/shared/ids.ts';
import { nobody, type VisitorState } from './visitor-state.ts';

/** Where a log-in leads: a page of the shop, or one of the portal. `target` passed `parseReturnPath`. */
export type AfterLogin = { readonly type: 'page' | 'portal'; readonly target: string };

/** The visitor as one open page holds him: what the host told, and what only the page knows. No token is among it. [STA-01] */
export type VisitorPage = VisitorState & {
  /** Carts that this page has seen, the newest first. */
  readonly carts: readonly OrderId[];
  readonly afterLogin: AfterLogin | null;
  /** Names of what is being loaded just now. */
  readonly loading: readonly string[];
};

export const visitorAtFirst: VisitorPage = { ...nobody, carts: [], afterLogin: null, loading: [] };

/** Takes in what the host says of the visitor; what only the page knows stays. */
export const withVisitor = (page: VisitorPage, state: VisitorState): VisitorPage => ({
  ...page,
  ...state,
  carts: state.cartId === null ? page.carts : [state.cartId, ...page.carts.filter((id) => id !== state.cartId)],
});

/** A flag goes on at the start of something and off at its end, however it ends. [DATA-03] */
export const withLoading = (page: VisitorPage, name: string, on: boolean): VisitorPage => {
  const others = page.loading.filter((each) => each !== name);
  return { ...page, loading: on ? [...others, name] : others };
};
