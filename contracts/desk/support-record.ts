import * as z from 'zod';
import type { SupportState } from '#core/support-rules/support-state.ts';

const text = z.string().trim().min(1).max(5_000);

export const supportAnswerFields = z.object({
  text: text,
  /** Contents are base64. */
  files: z
    .array(z.object({ name: z.string().max(1_000), content: z.string() }))
    .max(50)
    .default([]),
});
/** A text that members answer with often. */
export const cannedAnswerFields = z.object({ title: z.string().trim().min(1).max(120), text: text });

/** A request of a customer; times in ms since 1970 UTC. */
export type DeskSupportRow = {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly customer: string;
  readonly state: SupportState;
  /** Since when the customer waits for an answer; null when they do not. */
  readonly waitingSince: number | null;
  /** Name of the member who takes care of it; '' for nobody. */
  readonly owner: string;
  readonly updatedAt: number;
};

export type DeskSupportRecord = DeskSupportRow & {
  readonly customerId: string;
  readonly about: { readonly kind: 'order' | 'service'; readonly id: string; readonly title: string } | null;
  /** Oldest first; `by` is '' for the customer. */
  readonly messages: readonly {
    readonly id: string;
    readonly at: number;
    readonly by: string;
    readonly text: string;
    readonly files: readonly { readonly id: string; readonly name: string; readonly bytes: number }[];
    /** null when it was typed on a page; `otherSender` is '' for the customer's own address. */
    readonly mail: { readonly otherSender: string } | null;
  }[];
};

export type CannedAnswerRow = z.output<typeof cannedAnswerFields> & { readonly id: string };
