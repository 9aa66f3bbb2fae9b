import * as z from 'zod';
import type { MergeConflict, MergeRefusal } from '#core/account-rules/merge-customers.ts';
import type { CustomerRow } from './customer-record.ts';

/** `plan`: of the record that the member saw. */
export const mergeFields = z.object({ plan: z.string().max(64), reason: z.string().trim().min(3).max(300) });

/** Two customers who may be one. `id`: that of the customer who stays, a dot, and that of the other. */
export type CustomerMergeRow = {
  readonly id: string;
  readonly kept: string;
  readonly merged: string;
  /** What is the same. */
  readonly shared: string;
};

export type CustomerMergeRecord = {
  readonly id: string;
  /** With the places changed. */
  readonly otherWay: string;
  readonly kept: CustomerRow;
  readonly merged: CustomerRow;
  readonly refusal: MergeRefusal | null;
  readonly conflicts: readonly MergeConflict[];
  /** What the merged customer has; what is not moved ends. */
  readonly rows: readonly { readonly title: string; readonly count: number; readonly isMoved: boolean }[];
  /** What was paid for what moves, đồng with VAT. */
  readonly paid: number;
  /** Of who they are and what was paid; another one after a change of that. */
  readonly plan: string;
};
