import type { Trail } from '#core/account/login-trail.port.ts';
import type { Closable } from '#core/promotion/visitor-choices.port.ts';
import type { OrderId, Token } from '#core/shared/ids.ts';

/** What one browser remembers: its cookies, and the passkeys of the machine it runs on. Two tabs share it, another browser has its own. */
export type BrowserState = {
  session: Token | null;
  anonymous: Token | null;
  cart: { readonly id: OrderId; readonly until: number | null } | null;
  recovery: OrderId | null;
  sessionId: string | null;
  /** Shared with the portal. */
  shared: Token | null;
  /** Whether the session outlives the browser's end. */
  remembered: boolean;
  trail: Trail | null;
  /** Who asked for advice last and when; it is read by nobody but its store. */
  ticket: string | null;
  /** Ids of credentials, the newest last. */
  passkeys: readonly string[];
  /** As a cookie would hold it, until ms since 1970 UTC. */
  consent: { readonly text: string; readonly until: number } | null;
  /** When something was closed, ms since 1970 UTC. */
  closed: Readonly<Partial<Record<Closable, number>>>;
  /** Slugs of the products that are compared. */
  compared: readonly string[];
};

/** A browser that was never here. */
export const freshBrowser = (): BrowserState => ({
  session: null,
  anonymous: null,
  cart: null,
  recovery: null,
  sessionId: null,
  shared: null,
  remembered: false,
  trail: null,
  ticket: null,
  passkeys: [],
  consent: null,
  closed: {},
  compared: [],
});
