import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import { type Posted, postEntry } from '#backend/balances/ledger.ts';
import { balanceEntries, type TopUpRow, topUps } from '#backend/balances/schema.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { providerOf, sandboxAddress } from '#backend/payments/payment-addresses.ts';
import { listAvailableMethods } from '#backend/payments/payment-methods.ts';
import type { TransferProvider } from '#backend/payments/provider.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { TopUpWire } from '#contracts/rest/balance-rest.ts';
import { mayTopUp, topUpLimits } from '#core/balance-rules/top-up.ts';
import { dong } from '#core/shared/dong.ts';

type Db = Database | Transaction;

/** The bank account to which customers transfer. Throws METHOD_UNKNOWN when the shop takes no transfers. */
const requireTransfers = async (deps: PaymentDeps, tx: Transaction): Promise<TransferProvider> => {
  for (const { code } of await listAvailableMethods(deps, tx)) {
    const provider = providerOf(deps, code);
    if (provider?.kind === 'transfer') return provider;
  }
  throw new ServiceFailure('METHOD_UNKNOWN', 'The shop takes no transfers');
};

const findUnpaid = async (tx: Transaction, partyId: string, amount: number): Promise<TopUpRow | undefined> => {
  const paid = tx.select().from(balanceEntries).where(eq(balanceEntries.topUpId, topUps.id));
  const [unpaid] = await tx
    .select()
    .from(topUps)
    .where(and(eq(topUps.partyId, partyId), eq(topUps.amount, amount), notExists(paid)))
    .orderBy(desc(topUps.createdAt))
    .limit(1);
  return unpaid;
};

/**
 * A number for a transfer of `amount` đồng to the balance; the one before, while nothing was paid to it. Throws
 * BAD_USER_INPUT for an amount outside of the limits, METHOD_UNKNOWN.
 */
export const createTopUp = async (
  deps: PaymentDeps,
  tx: Transaction,
  partyId: string,
  amount: number,
): Promise<TopUpWire> => {
  if (!mayTopUp(dong(amount)))
    throw new ServiceFailure('BAD_USER_INPUT', `${topUpLimits.min} to ${topUpLimits.max} đồng`, { field: 'amount' });
  const provider = await requireTransfers(deps, tx);
  const unpaid = await findUnpaid(tx, partyId, amount);
  if (unpaid) return toTopUpWire(deps, unpaid, 0);
  const row = { id: newId(), partyId, methodCode: provider.code, amount, createdAt: deps.clock.now() };
  const [made] = await tx.insert(topUps).values(row).returning();
  if (!made) throw new Error('the top-up was not written');
  return toTopUpWire(deps, made, 0);
};

const toTopUpWire = (deps: PaymentDeps, { id, number, amount, methodCode }: TopUpRow, received: number): TopUpWire => {
  const provider = providerOf(deps, methodCode);
  if (provider?.kind !== 'transfer') throw new ServiceFailure('METHOD_UNKNOWN', 'The shop takes no transfers');
  return {
    id,
    number,
    amount,
    received,
    qrText: provider.qrText(number, amount),
    transfer: { ...provider.account, content: number },
    sandboxUrl: sandboxAddress(deps, id),
  };
};

/** Throws NOT_FOUND also for another customer's. */
export const loadTopUp = async (deps: PaymentDeps, partyId: string, id: string): Promise<TopUpWire> => {
  const [found] = await deps.db.select().from(topUps).where(eq(topUps.id, id));
  if (!found || found.partyId !== partyId) throw notFound('top-up', found !== undefined);
  const [sum] = await deps.db
    .select({ received: sql<number>`coalesce(sum(${balanceEntries.amount}), 0)::float8` })
    .from(balanceEntries)
    .where(eq(balanceEntries.topUpId, id));
  return toTopUpWire(deps, found, sum?.received ?? 0);
};

/** By its id or its number; null for none. */
export const findTopUp = async (
  db: Db,
  by: { readonly id: string } | { readonly number: string },
): Promise<TopUpRow | null> => {
  const wanted = 'id' in by ? eq(topUps.id, by.id) : eq(topUps.number, by.number);
  const [found] = await db.select().from(topUps).where(wanted);
  return found ?? null;
};

/** Money that arrived for a top-up; `reference` is its provider's number. */
export type TopUpMoney = { readonly methodCode: string; readonly reference: string; readonly amount: number };

export const topUpEntryKey = ({ methodCode, reference }: Omit<TopUpMoney, 'amount'>): string =>
  `top-up:${methodCode}:${reference}`;

/**
 * Counts what really came, more or less than was asked for, once per number of the provider; `by` as in the ledger.
 * The lock makes a merge of its customer wait. Throws INTENT_REUSED for the number of another
 * transfer.
 */
export const countTopUp = async (
  { clock }: Pick<PaymentDeps, 'clock'>,
  tx: Transaction,
  topUpId: string,
  { amount, by, ...money }: TopUpMoney & { readonly by: string },
): Promise<Posted> => {
  const [topUp] = await tx.select().from(topUps).where(eq(topUps.id, topUpId)).for('update');
  if (!topUp) throw notFound('top-up');
  const { partyId } = topUp;
  return postEntry(tx, {
    partyId,
    key: topUpEntryKey(money),
    kind: 'top-up',
    change: amount,
    by,
    at: clock.now(),
    topUpId,
  });
};
