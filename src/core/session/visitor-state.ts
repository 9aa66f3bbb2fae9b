import type { Contact } from '#core/shared/contact.ts';
import type { OrderId } from '#core/shared/ids.ts';

/** What the pages know about the visitor. No token is among it. [STA-01] */
export type VisitorState = {
  readonly loggedIn: boolean;
  readonly user: { readonly name: string; readonly avatarPath: string | null } | null;
  /** Known only while there is a cart to open. [HDR-05] */
  readonly cartId: OrderId | null;
  /** Lines without a parent. */
  readonly itemCount: number;
  /** Favourites that he keeps; 0 where they could not be counted. */
  readonly favouritesCount: number;
  /** What he typed last, for the forms. */
  readonly contact: Contact | null;
};

export const nobody: VisitorState = {
  loggedIn: false,
  user: null,
  cartId: null,
  itemCount: 0,
  favouritesCount: 0,
  contact: null,
};
