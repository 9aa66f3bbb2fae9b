import type { Amounts } from '#core/pricing/price.ts';
import type { UsedTerm } from '#core/pricing/refund.ts';
import type { RefundRefusal } from '#core/pricing/refund-refusal.ts';

/** What ending a service today gives back, with VAT. */
export type RefundOffer =
  | ({ readonly kind: 'offered'; readonly amounts: Amounts } & UsedTerm)
  | { readonly kind: 'refused'; readonly because: RefundRefusal };

export const refundStates = ['asked', 'confirmed', 'refused', 'paid'] as const;
export type RefundState = (typeof refundStates)[number];

export type RefundRules = {
  /** The staff have to confirm or refuse it. */
  readonly awaitsDecision: boolean;
  /** The staff have to send the money. */
  readonly awaitsMoney: boolean;
  readonly isRefused: boolean;
  /** The money goes back, so the service has ended. */
  readonly isGranted: boolean;
};

export const refundRules: Readonly<Record<RefundState, RefundRules>> = {
  asked: { awaitsDecision: true, awaitsMoney: false, isRefused: false, isGranted: false },
  confirmed: { awaitsDecision: false, awaitsMoney: true, isRefused: false, isGranted: true },
  refused: { awaitsDecision: false, awaitsMoney: false, isRefused: true, isGranted: false },
  paid: { awaitsDecision: false, awaitsMoney: false, isRefused: false, isGranted: true },
};

/** False without a request. */
export const awaitsDecision = (request: { readonly state: RefundState } | null | undefined): boolean =>
  request ? refundRules[request.state].awaitsDecision : false;
