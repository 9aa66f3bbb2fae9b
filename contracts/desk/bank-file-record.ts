import * as z from 'zod';

/** A statement to read, CSV or XLSX as the bank wrote it, in base64. */
export const newBankFileFields = z.object({ name: z.string().trim().min(1).max(200), base64: z.string() });

/** `plan`: the plan that the member saw. */
export const applyBankFileFields = z.object({ plan: z.string() });

/** A row of the list of statements; times in ms since 1970 UTC. */
export type BankFileRow = {
  readonly id: string;
  readonly name: string;
  readonly bank: string;
  readonly addedAt: number;
  readonly addedBy: string;
  /** Null until somebody applies it. */
  readonly appliedAt: number | null;
};

/** `match`: for the order or the balance that its payer named; `known`: counted before; `keep`: a member decides. */
export type BankEffect = 'match' | 'known' | 'keep';

/** A statement with what it would do now; of long ones the first rows, and none once it is applied. Amounts in đồng. */
export type BankFileRecord = BankFileRow & {
  /** Differs as soon as what it would do does. */
  readonly plan: string;
  readonly counts: Readonly<Record<BankEffect | 'refused' | 'outgoing', number>>;
  /** What became of the rows; null until it is applied. */
  readonly outcome: Readonly<Record<'settled' | 'known' | 'kept', number>> | null;
  readonly rows: readonly {
    readonly id: string;
    readonly row: number;
    readonly effect: BankEffect;
    readonly reference: string;
    readonly amount: number;
    readonly content: string;
    readonly paidAt: number;
    /** Vietnamese; why it is known, or the order with what it still costs. */
    readonly about: string;
  }[];
  readonly refusals: readonly { readonly id: string; readonly row: number; readonly reason: string }[];
};
