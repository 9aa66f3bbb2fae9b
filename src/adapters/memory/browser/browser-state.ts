import type { PendingLogin } from '#core/account/log-in/pending-login-store.port.ts';
import type { ClosableOverlay, VisitNote } from '#core/promotion/visitor-choices.port.ts';
import type { OrderId, Token } from '#core/shared/ids.ts';

/** Cookies and passkeys, shared by the browser's tabs. */
export type BrowserState = {
  session: Token | null;
  anonymous: Token | null;
  cart: { readonly id: OrderId; readonly until: number } | null;
  recovery: { readonly id: OrderId; readonly endsWithSession: boolean } | null;
  sessionId: string | null;
  shared: Token | null;
  deviceMark: string | null;
  orderAccess: Token | null;
  /** Of a member of the staff who looks at the shop as a customer. */
  view: Token | null;
  /** Survives closing the browser. */
  isRemembered: boolean;
  pendingLogin: PendingLogin | null;
  /** Sender and time; only the ticket store reads it. */
  ticket: string | null;
  /** Newest last. */
  passkeys: readonly string[];
  /** Cookie value, valid until `until` (ms since 1970 UTC). */
  consent: { readonly text: string; readonly until: number } | null;
  /** ms since 1970 UTC. */
  closedAt: Readonly<Partial<Record<ClosableOverlay, number>>>;
  compared: readonly string[];
  /** Documents of the shop that this tab has shown. */
  documents: number;
  /** Of this tab's visit. */
  visitNotes: readonly VisitNote[];
};

export const createBrowser = (): BrowserState => ({
  session: null,
  anonymous: null,
  cart: null,
  recovery: null,
  sessionId: null,
  shared: null,
  deviceMark: null,
  orderAccess: null,
  view: null,
  isRemembered: false,
  pendingLogin: null,
  ticket: null,
  passkeys: [],
  consent: null,
  closedAt: {},
  compared: [],
  documents: 1,
  visitNotes: [],
});
