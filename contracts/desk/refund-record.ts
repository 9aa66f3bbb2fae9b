import * as z from 'zod';
import type { BankAccount } from '#core/ending-rules/bank-account.ts';
import type { RefundState } from '#core/ending-rules/refund-offer.ts';

/** A wish to end a service and be paid back, or money that staff give back while it runs on. Amounts in đồng, times in ms since 1970 UTC. */
export type RefundRow = {
  readonly id: string;
  readonly service: string;
  readonly orderNumber: string;
  readonly customer: string;
  readonly email: string;
  readonly gross: number;
  readonly state: RefundState;
  /** Whether the service runs on. */
  readonly keepsService: boolean;
  readonly askedAt: number;
};

export type RefundRecord = RefundRow & {
  readonly awaitsDecision: boolean;
  readonly awaitsMoney: boolean;
  readonly serviceId: string;
  readonly orderId: string;
  readonly plan: string;
  /** Null where nobody recorded it. */
  readonly deliveredAt: number | null;
  readonly endsAt: number;
  readonly net: number;
  readonly exempt: number;
  readonly vat: number;
  /** Why a member asked for it; empty for a customer's wish. */
  readonly askedReason: string;
  readonly decidedAt: number | null;
  readonly decidedBy: string;
  /** Of a refusal; the customer read it. */
  readonly reason: string;
  readonly paidAt: number | null;
};

/** Where the money goes; null once it is deleted. */
export type RefundAccount = { readonly account: BankAccount | null };

export const refuseFields = z.object({ reason: z.string().trim().min(1).max(500) });
