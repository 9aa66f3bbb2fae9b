import type { Amounts } from '#core/pricing/price.ts';
import type { UsedTerm } from '#core/pricing/refund.ts';

/** Why the policy gives nothing back. */
export const refundRefusals = [
  'not-running',
  'too-late',
  'licence-activated',
  'domain-registered',
  'shared-instalments',
  'nothing-left',
] as const;
export type RefundRefusal = (typeof refundRefusals)[number];

/** What ending a service today gives back, with VAT. */
export type RefundOffer =
  | ({ readonly kind: 'offered'; readonly amounts: Amounts } & UsedTerm)
  | { readonly kind: 'refused'; readonly because: RefundRefusal };

export const refundStates = ['asked', 'confirmed', 'refused', 'paid'] as const;
export type RefundState = (typeof refundStates)[number];
