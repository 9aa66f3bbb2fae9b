import * as z from 'zod';

export const transferStates = ['waiting', 'part', 'matched', 'refund-due', 'refunded'] as const;

/** Money that settled nothing, or not exactly. Amounts in đồng, times in ms since 1970 UTC. */
export type TransferRow = {
  readonly id: string;
  /** The provider's number. */
  readonly reference: string;
  readonly method: string;
  readonly amount: number;
  /** What the payer wrote. */
  readonly content: string;
  readonly problem: 'unknown-payment' | 'wrong-amount' | 'not-payable';
  readonly state: (typeof transferStates)[number];
  readonly paidAt: number;
};

export type TransferRecord = TransferRow & {
  readonly mayMatch: boolean;
  readonly mayRefund: boolean;
  /** Into the balance of the customer of its order. */
  readonly mayCredit: boolean;
  /** What it may fall short of an order and settle it, đồng. */
  readonly waiverLimit: number;
  /** The order that it counts for. */
  readonly order: { readonly id: string; readonly number: string } | null;
  readonly refundAmount: number;
  /** How it went back. */
  readonly refundNote: string;
  readonly decidedAt: number | null;
  readonly decidedBy: string;
  /** Orders that may be meant, the best first; `due` is what each still costs. */
  readonly candidates: readonly {
    readonly id: string;
    readonly number: string;
    readonly due: number;
    readonly why: 'payment' | 'content' | 'amount';
  }[];
  /** Number of the one candidate that is named or, when none is, has the amount; '' when several might be meant. */
  readonly guess: string;
};

/** `amount`: what the member read off the transfer, typed again; đồng. */
export const matchFields = z.object({
  order: z.string().trim().min(1).max(30),
  amount: z.number().int().min(1),
});

/** As a match, of money that is a little short: the order is paid all the same. */
export const acceptFields = matchFields.extend({ reason: z.string().trim().min(1).max(300) });

export const returnFields = z.object({ note: z.string().trim().min(1).max(500) });
