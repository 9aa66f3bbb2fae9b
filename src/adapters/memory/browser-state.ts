import type { PendingLogin } from '#core/account/pending-login-store.port.ts';
import type { ClosableOverlay } from '#core/promotion/visitor-choices.port.ts';
import type { OrderId, Token } from '#core/shared/ids.ts';

/** State of one browser: cookies, and passkeys of its device. Shared by its tabs. */
export type BrowserState = {
  session: Token | null;
  anonymous: Token | null;
  cart: { readonly id: OrderId; readonly until: number | null } | null;
  recovery: OrderId | null;
  sessionId: string | null;
  /** Token shared with the portal. */
  shared: Token | null;
  /** Whether the session survives closing the browser. */
  isRemembered: boolean;
  pendingLogin: PendingLogin | null;
  /** Sender and time of the last consultation request; only the ticket store reads it. */
  ticket: string | null;
  /** Credential ids, newest last. */
  passkeys: readonly string[];
  /** The cookie value, valid until `until` (ms since 1970 UTC). */
  consent: { readonly text: string; readonly until: number } | null;
  /** Close times of overlays, ms since 1970 UTC. */
  closedAt: Readonly<Partial<Record<ClosableOverlay, number>>>;
  /** Slugs of the compared products. */
  compared: readonly string[];
};

/** State of a new browser. */
export const createBrowser = (): BrowserState => ({
  session: null,
  anonymous: null,
  cart: null,
  recovery: null,
  sessionId: null,
  shared: null,
  isRemembered: false,
  pendingLogin: null,
  ticket: null,
  passkeys: [],
  consent: null,
  closedAt: {},
  compared: [],
});
