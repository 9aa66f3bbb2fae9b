import type { Contact } from '#core/orders/order.ts';
import type { OrderId } from '#core/shared/ids.ts';

/** What the pages know about the visitor. No token is among it. [STA-01] */
export type VisitorState = {
  readonly loggedIn: boolean;
  readonly user: { readonly name: string } | null;
  /** Known only while there is a cart to open. [HDR-05] */
  readonly cartId: OrderId | null;
  /** Lines without a parent. */
  readonly itemCount: number;
  /** What he typed last, for the forms. */
  readonly contact: Contact | null;
};

export const nobody: VisitorState = { loggedIn: false, user: null, cartId: null, itemCount: 0, contact: null };
