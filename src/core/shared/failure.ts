/**
 * - `not-found`: missing, or hidden from this visitor
 * - `denied`: the token is missing, expired or not allowed
 * - `rejected`: refused with a `code` of contracts/failure-codes.ts
 * - `unreachable`: nothing was sent, or a read got no answer; nothing changed
 * - `garbled`: the answer cannot be parsed
 * - `unknown`: a write got no answer; verify before sending again
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

/** Missing, or not this visitor's. */
export const isHidden = ({ kind }: Pick<PortFailure, 'kind'>): boolean => kind === 'not-found' || kind === 'denied';

/** Whether a service gave no answer, or one that is not its own. Refusals are answers. */
export const isUnanswered = (outcome: PortFailure['kind'] | 'ok'): boolean =>
  outcome === 'unreachable' || outcome === 'garbled' || outcome === 'unknown';
