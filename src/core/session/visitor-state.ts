import type { OrderId, PartyId } from '#core/shared/ids.ts';
import type { Contact } from '#core/shared/people/contact.ts';

/** Contains no tokens. [STA-01] */
export type VisitorState = {
  readonly isLoggedIn: boolean;
  /** The browser had a session that is over: ended elsewhere, or too old. Told once, with the session. */
  readonly hasSessionEnded: boolean;
  readonly user: { readonly id: PartyId; readonly name: string; readonly avatarPath: string | null } | null;
  /** Only while there is an open cart. [HDR-05] */
  readonly cartId: OrderId | null;
  /** The cart was cancelled, which is told once. [ACC-05] */
  readonly isCartCancelled: boolean;
  /** Lines without a parent item. */
  readonly itemCount: number;
  /** 0 when it could not be loaded. */
  readonly favouritesCount: number;
  /** Last entered, for prefilling forms. */
  readonly contact: Contact | null;
};

export const unknownVisitor: VisitorState = {
  isLoggedIn: false,
  hasSessionEnded: false,
  user: null,
  cartId: null,
  isCartCancelled: false,
  itemCount: 0,
  favouritesCount: 0,
  contact: null,
};
