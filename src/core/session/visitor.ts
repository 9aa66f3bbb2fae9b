import type { PartyId, Token } from '#core/shared/ids.ts';
import type { Rights } from './rights.ts';

/** A customer's account at the services. [ENT-01] */
export type User = {
  readonly id: string;
  readonly partyId: PartyId;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly status: string;
  readonly rights: Rights;
};

/** The token is sent to services only, never to a page. */
export type Visitor =
  | { readonly kind: 'anonymous'; readonly token: Token }
  | { readonly kind: 'customer'; readonly token: Token; readonly user: User };
