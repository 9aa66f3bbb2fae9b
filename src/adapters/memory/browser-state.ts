import type { OrderId, Token } from '#core/shared/ids.ts';

/** What one browser remembers: its cookies. Two tabs share it, another browser has its own. */
export type BrowserState = {
  session: Token | null;
  anonymous: Token | null;
  cart: { readonly id: OrderId; readonly until: number | null } | null;
  recovery: OrderId | null;
  sessionId: string | null;
};

/** A browser that was never here. */
export const freshBrowser = (): BrowserState => ({
  session: null,
  anonymous: null,
  cart: null,
  recovery: null,
  sessionId: null,
});
