import type { PartyId, Token } from '#core/shared/ids.ts';

/** A customer's account as the services know it. [ENT-01] */
export type User = {
  readonly id: string;
  readonly partyId: PartyId;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  /** UN_VERIFIED until the activation code was entered. */
  readonly status: string;
};

/** Who is asking. The token goes to the services only, never to a page. */
export type Visitor =
  | { readonly kind: 'anonymous'; readonly token: Token }
  | { readonly kind: 'customer'; readonly token: Token; readonly user: User };
