/**
 * Failure of a port.
 *
 * - `not-found`: the item does not exist, or the visitor may not know about it
 * - `denied`: the token is missing, expired or not allowed
 * - `rejected`: the service understood and refused; `code` is one of contracts/failure-codes.ts
 * - `unreachable`: nothing was sent, or a read got no answer; nothing has changed
 * - `garbled`: the answer cannot be parsed
 * - `unknown`: a write was sent and no answer arrived; verify before sending again
 */
export type PortFailure =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'denied' }
  | { readonly kind: 'rejected'; readonly code: string; readonly message: string; readonly detail?: Rejection }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'garbled' }
  | { readonly kind: 'unknown' };

/** Details of a refusal for the user, such as the current price in đồng. */
export type Rejection = Readonly<Record<string, string | number | boolean>>;
