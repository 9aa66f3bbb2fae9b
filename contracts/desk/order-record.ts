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

/** What happened to an order; `by` is the member, empty for the buyer and the shop; amounts in đồng. */
export type OrderEventRecord = {
  readonly id: string;
  readonly kind: 'order' | 'money' | 'mail' | 'service' | 'note';
  readonly at: number;
  readonly text: string;
  readonly by: string;
  readonly amount: number | null;
};

/** What the shop knows of an order. */
export type OrderRecord = OrderRow & {
  /** Of the company that wants the invoice; empty for a person. */
  readonly company: string;
  readonly taxCode: string;
  readonly companyAddress: string;
  readonly companyEmail: string;
  /** Whether it waits to be paid. */
  readonly isOpen: boolean;
  readonly customerId: string | null;
  readonly paidAt: number | null;
  /** Not paid yet, đồng. */
  readonly due: number;
  /** Whether a part was paid and the shop may do without the rest. */
  readonly mayWaive: boolean;
  readonly note: string;
  readonly cancelReason: string;
  /** What each code takes off the lines, đồng with VAT. */
  readonly discounts: readonly { readonly code: string; readonly gross: number }[];
  readonly lines: readonly {
    readonly id: string;
    readonly title: string;
    /** The domain, and what the buyer chose without a price: `Trung tâm dữ liệu: Hà Nội`. */
    readonly about: string;
    readonly term: string;
    readonly quantity: number;
    readonly gross: number;
  }[];
  /** Attempts to pay, and the parts that arrived. */
  readonly payments: readonly {
    readonly id: string;
    readonly method: string;
    readonly reference: string;
    readonly state: string;
    readonly amount: number;
    readonly at: number;
  }[];
  /** Of the payment, then those that lower it, with negative amounts. */
  readonly invoices: readonly {
    readonly id: string;
    readonly name: string;
    readonly at: number;
    readonly gross: number;
    /** Whether another one stands for it. */
    readonly isReplaced: boolean;
  }[];
  readonly services: readonly {
    readonly id: string;
    readonly name: string;
    readonly plan: string;
    readonly status: string;
  }[];
  /** Newest first. */
  readonly events: readonly OrderEventRecord[];
};

/** What an order would cost, told before it is placed. */
export type OrderSum = Pick<OrderRecord, 'lines' | 'discounts' | 'total'>;

const reason = z.string().trim().min(1).max(200);
export const cancelFields = z.object({ reason });
/** Why the shop does without the rest. */
export const waiveFields = z.object({ reason });

/** `amount`: what is due, typed again; đồng. */
export const cashFields = z.object({ amount: z.number().int().min(1), receipt: z.string().trim().min(1).max(60) });

export const noteFields = z.object({ text: z.string().trim().min(1).max(1000) });

/** Forms send null for an empty field. */
const typed = z
  .string()
  .max(300)
  .nullish()
  .transform((text) => text ?? '');

/** Who ordered, and whose company the invoice names; rules of the core decide about each. Without a company all of its fields are empty. */
export const buyerFields = z.object({
  name: typed,
  phone: typed,
  email: typed,
  company: typed,
  taxCode: typed,
  companyAddress: typed,
  companyEmail: typed,
});

/** Under which a form holds an option: a number alone would make a list of the form's fields. */
export const optionKey = (id: string): string => `option-${id}`;

/** What a product is sold with: its terms in months, and its options; amounts in đồng a month before VAT. */
export type OrderChoiceRecord = {
  /** SKU. */
  readonly id: string;
  readonly title: string;
  readonly terms: readonly { readonly term: number; readonly perMonth: number }[];
  readonly options: readonly {
    readonly id: string;
    readonly name: string;
    /** Answered by a text, else by values; by one value unless it takes several. */
    readonly isWritten: boolean;
    readonly isMultiple: boolean;
    readonly required: boolean;
    /** Id of the value that a form begins with, as in the shop; null for none. */
    readonly initial: string | null;
    readonly values: readonly { readonly id: string; readonly title: string; readonly perMonth: number }[];
  }[];
};

/**
 * An order that a member places for somebody. `customerId`: whose account it belongs to, and who is meant where the
 * fields of the buyer are empty; null for a guest. `product`: of the desk; `term` in months. `options`: by id, the ids of
 * the chosen values, or a text. `codes`: vouchers, which all have to count.
 */
export const newOrderFields = buyerFields.extend({
  customerId: z.string().max(100).nullish().default(null),
  note: typed,
  codes: z
    .array(z.string().trim().min(1).max(40))
    .max(5)
    .nullish()
    .transform((codes) => codes ?? []),
  lines: z
    .array(
      z.object({
        product: z.string().min(1).max(100),
        term: z.number().int().min(1).max(120),
        quantity: z.number().int().min(1).max(50),
        options: z
          .record(
            z.string().max(100),
            z.union([z.string().max(2_000), z.array(z.string().max(100)).max(50)]).nullable(),
          )
          .default({}),
      }),
    )
    .min(1)
    .max(20),
});
