import * as z from 'zod';
import type { OrderStatus } from '#core/orders/order-states.ts';

/** A row of the list of orders; amounts in đồng with VAT, times in ms since 1970 UTC. */
export type OrderRow = {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly total: number;
  readonly placedAt: number;
};

/** What the shop knows of an order. */
export type OrderRecord = OrderRow & {
  /** Whether it waits to be paid. */
  readonly isOpen: boolean;
  readonly customerId: string | null;
  readonly paidAt: number | null;
  /** Not paid yet, đồng. */
  readonly due: number;
  readonly note: string;
  readonly cancelReason: string;
  readonly lines: readonly {
    readonly id: string;
    readonly title: string;
    readonly about: string;
    readonly term: string;
    readonly quantity: number;
    readonly gross: number;
  }[];
  readonly payments: readonly {
    readonly id: string;
    readonly method: string;
    readonly reference: string;
    readonly state: string;
    readonly amount: number;
    readonly at: number;
  }[];
  readonly invoice: { readonly name: string; readonly at: number } | null;
  readonly services: readonly {
    readonly id: string;
    readonly name: string;
    readonly plan: string;
    readonly status: string;
  }[];
  /** Of the order, its mails and what staff did, newest first. */
  readonly events: readonly { readonly id: string; readonly at: number; readonly text: string; readonly by: string }[];
};

const reason = z.string().trim().min(1).max(200);
export const cancelFields = z.object({ reason });

/** `amount`: what is due, typed again; đồng. */
export const cashFields = z.object({ amount: z.number().int().min(1), receipt: z.string().trim().min(1).max(60) });
