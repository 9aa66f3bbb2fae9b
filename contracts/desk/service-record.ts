import * as z from 'zod';
import type { RefundState } from '#core/ending-rules/refund-offer.ts';
import type { RefundRefusal } from '#core/pricing/refund-refusal.ts';
import type { ServiceStatus } from '#core/shared/service-status.ts';
import type { OrderEventRecord } from './order-record.ts';

/** A row of the list of services. Times in ms since 1970 UTC. */
export type ServiceRow = {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  /** Handle of its product line. */
  readonly line: string;
  readonly status: ServiceStatus;
  /** Network address; '' before delivery. */
  readonly address: string;
  readonly endsAt: number;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly customer: string;
};

export type ServiceRecord = ServiceRow & {
  readonly customerId: string | null;
  readonly phone: string;
  readonly email: string;
  /** Data centre; empty for what runs nowhere of its own. */
  readonly location: string;
  /** What the buyer chose, such as the operating system. */
  readonly options: readonly { readonly name: string; readonly value: string }[];
  /** Id of the request that waits or was granted. */
  readonly refundId: string | null;
  /** What staff give back while it runs on, newest first; đồng with VAT. */
  readonly partRefunds: readonly {
    readonly id: string;
    readonly gross: number;
    readonly state: RefundState;
    readonly at: number;
  }[];
  /** What was done to it, newest first. */
  readonly events: readonly OrderEventRecord[];
  /** What was paid for it and is not given back, đồng with VAT; of which staff may give back any part. 0 where it ended or nothing can be given. */
  readonly paid: number;
  /** What ending it today gives back, đồng with VAT, or why nothing. */
  readonly refund: { readonly gross: number } | { readonly because: RefundRefusal };
};

/** The customer’s wish and account; `amount`: what the desk offers, typed again, đồng. */
export const askRefundFields = z.object({
  amount: z.number().int().min(1),
  bank: z.string().trim().min(1).max(100),
  number: z.string().trim().min(1).max(40),
  holder: z.string().trim().min(1).max(100),
});

/** `amount`: what the member chose, at most what was paid, đồng; `reason` for who decides and for the log. */
export const refundPartFields = askRefundFields.extend({
  reason: z.string().trim().min(1).max(200),
  keepsService: z.boolean().default(false),
});
