import { addDong, type Dong, multiplyDong, zeroDong } from '#core/shared/dong.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';

/**
 * Accounts of the ledger of prepaid balances. `customer` is what the shop owes to one customer; the others say where
 * that money came from and what it became: transfers that were received, orders that were paid, refunds of orders, and
 * corrections by staff.
 */
export const ledgerAccounts = ['customer', 'transfers', 'orders', 'refunds', 'corrections'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];
type OtherAccount = Exclude<LedgerAccount, 'customer'>;

export const entryKinds = ['top-up', 'payment', 'refund', 'correction'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The account on the other side of an entry, and the way that its money goes as the customer's balance sees it. */
const rulesOfKinds: Readonly<
  Record<EntryKind, { readonly other: OtherAccount; readonly mayAdd: boolean; readonly mayTake: boolean }>
> = {
  'top-up': { other: 'transfers', mayAdd: true, mayTake: false },
  payment: { other: 'orders', mayAdd: false, mayTake: true },
  refund: { other: 'refunds', mayAdd: true, mayTake: false },
  correction: { other: 'corrections', mayAdd: true, mayTake: true },
};

/** `amount` (đồng, above 0) goes from one account to another one; one of the two is the customer's. */
export type Movement = { readonly from: LedgerAccount; readonly to: LedgerAccount; readonly amount: Dong };

/** An entry is only added, never changed. One key makes one entry. */
export type LedgerEntry = Movement & { readonly key: string; readonly kind: EntryKind };

/** `change` of the customer's balance in đồng: above 0 adds to it, below 0 takes from it. */
export type LedgerCommand = { readonly key: string; readonly kind: EntryKind; readonly change: Dong };

/** One side of an entry; the amounts of both add up to 0. */
export type LedgerSide = { readonly account: LedgerAccount; readonly amount: Dong };

export const sidesOf = ({ from, to, amount }: Movement): readonly [LedgerSide, LedgerSide] => [
  { account: from, amount: multiplyDong(amount, -1) },
  { account: to, amount },
];

/** Sum of the sides of one account, đồng. */
export const sumOfAccount = (entries: readonly Movement[], account: LedgerAccount): Dong =>
  addDong(
    ...entries
      .flatMap(sidesOf)
      .filter((side) => side.account === account)
      .map(({ amount }) => amount),
  );

/** What an entry changes in the customer's balance, đồng. */
export const changeOf = (entry: Movement): Dong => sumOfAccount([entry], 'customer');

/**
 * Why an entry is refused: a change that its kind does not make, more than the balance has, or a key that made another
 * entry.
 */
export type LedgerRefusal = 'wrong-change' | 'balance-too-low' | 'key-reused';

/** `isNew` is false for an entry that the same key made before: nothing is added then. */
export type Posting = { readonly isNew: boolean; readonly entry: LedgerEntry };

const isPossible = ({ kind, change }: LedgerCommand): boolean => {
  const { mayAdd, mayTake } = rulesOfKinds[kind];
  return (change > 0 && mayAdd) || (change < 0 && mayTake);
};

const repeat = (known: LedgerEntry, { kind, change }: LedgerCommand): Result<Posting, LedgerRefusal> =>
  known.kind === kind && changeOf(known) === change ? ok({ isNew: false, entry: known }) : fail('key-reused');

/**
 * Decides about one movement of a customer whose balance is `balance` (đồng). `known`: the entry that the key made
 * before, null without one. The balance never falls below 0, and a payment is taken whole or not at all.
 */
export const decideEntry = (
  { balance, known }: { readonly balance: Dong; readonly known: LedgerEntry | null },
  command: LedgerCommand,
): Result<Posting, LedgerRefusal> => {
  if (known !== null) return repeat(known, command);
  const { key, kind, change } = command;
  if (!isPossible(command)) return fail('wrong-change');
  if (addDong(balance, change) < 0) return fail('balance-too-low');
  const { other } = rulesOfKinds[kind];
  const movement: Movement =
    change > 0
      ? { from: other, to: 'customer', amount: change }
      : { from: 'customer', to: other, amount: subtractDong(zeroDong, change) };
  return ok({ isNew: true, entry: { ...movement, key, kind } });
};
