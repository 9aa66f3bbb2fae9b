import * as z from 'zod';
import { findOrder } from '#backend/order-store/stored-order.ts';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { findPayment } from '#backend/payments/read-payments.ts';
import { creditedParty, creditTransfer } from '#backend/payments/top-ups/credit-transfer.ts';
import { guessTopUp, matchTopUp } from '#backend/payments/top-ups/match-top-up.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { type DeskResource, deskCommand, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { transferColumns } from '#contracts/desk/columns/transfer-columns.vi.ts';
import {
  acceptFields,
  matchFields,
  returnFields,
  type TransferRecord,
  type TransferRow,
} from '#contracts/desk/transfer-record.ts';
import { topUpNumbersIn } from '#core/balance-rules/top-up.ts';
import { cleanLatin } from '#core/shared/text/clean-typed.ts';
import { findCandidates, findTransfer, guessOrder, listTransfers } from './list-transfers.ts';
import { type Match, matchTransfer, recordRefund, transferRules } from './match-transfer.ts';
import type { UnmatchedTransferRow } from './transfer-schema.ts';

const toRow = (transfer: UnmatchedTransferRow): TransferRow => ({
  id: transfer.id,
  reference: transfer.transactionId,
  method: transfer.methodCode,
  amount: transfer.amount,
  content: transfer.content,
  problem: transfer.problem,
  state: transfer.state,
  paidAt: transfer.paidAt,
});

/** Whether its order, or the order of the payment that it named, has an account whose balance can take it. */
const isOfAccount = async (db: Database | Transaction, { orderId, paymentId }: UnmatchedTransferRow) => {
  const named = paymentId === null ? null : await findPayment({ db }, paymentId);
  const stored = await findOrder(db, orderId ?? named?.orderId ?? '');
  return stored !== null && creditedParty(stored.order) !== null;
};

const readTransfer = async (
  deps: PaymentDeps,
  db: Database | Transaction,
  id: string,
): Promise<TransferRecord | null> => {
  const found = await findTransfer(db, id);
  if (found === null) return null;
  const { transfer, orderNumber } = found;
  const rules = transferRules[transfer.state];
  const candidates = rules.mayMatch ? await findCandidates(db, transfer) : [];
  return {
    ...toRow(transfer),
    ...rules,
    mayCredit: rules.mayRefund && (await isOfAccount(db, transfer)),
    waiverLimit: deps.environment.payments.waiverLimit,
    order: transfer.orderId === null ? null : { id: transfer.orderId, number: orderNumber ?? '' },
    refundAmount: transfer.refundAmount,
    refundNote: transfer.refundNote,
    decidedAt: transfer.decidedAt,
    decidedBy: transfer.decidedBy,
    candidates,
    guess: (rules.mayMatch && (await guessTopUp(db, transfer))) || guessOrder(candidates, transfer.amount),
  };
};

/** What a member mistyped, by code of the failure. */
const slips: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  NOT_FOUND: { order: 'Không có đơn hay lệnh nạp mang số này.' },
  AMOUNT_CHANGED: { amount: 'Số tiền gõ lại không đúng với khoản đã nhận.' },
};

/** Throws FieldRefusal for a slip, else as `matchTransfer`. */
const match = async (deps: PaymentDeps, tx: Transaction, typed: Match) => {
  try {
    const order = cleanLatin(typed.orderNumber).toUpperCase();
    if (typed.waiverReason === undefined && topUpNumbersIn(order).length > 0)
      return { id: typed.transferId, ...(await matchTopUp(deps, tx, { ...typed, orderNumber: order })) };
    return { id: typed.transferId, ...(await matchTransfer(deps, tx, { ...typed, orderNumber: order })) };
  } catch (failure) {
    const slip = failure instanceof ServiceFailure ? slips[failure.code] : undefined;
    throw slip === undefined ? failure : new FieldRefusal(slip);
  }
};

const confirmed = { confirmedWithinMinutes: 60 } as const;

/** Money that settled nothing, matched to an order or a top-up by hand or recorded as sent back. [PAY-02] */
export const transferResource = (deps: PaymentDeps): DeskResource => ({
  name: 'transfers',
  reader: 'transfers:read',
  sorts: ['paidAt'],
  filters: ['state'],
  columns: transferColumns,
  list: async (query) => {
    const { rows, total } = await listTransfers(deps.db, query);
    return { rows: rows.map(toRow), total };
  },
  read: (db, id) => readTransfer(deps, db, id),
  actions: {
    match: deskCommand(
      'transfers:act',
      matchFields,
      (tx, { order: orderNumber, amount }, { id: transferId, member }) =>
        match(deps, tx, { transferId, orderNumber, amount, member: member.name }),
      confirmed,
    ),
    accept: deskCommand(
      'transfers:waive',
      acceptFields,
      async (tx, { order: orderNumber, amount, reason: waiverReason }, { id: transferId, member }) => {
        const change = await match(deps, tx, { transferId, orderNumber, amount, waiverReason, member: member.name });
        return { ...change, amount: Number(change.after.waived) };
      },
      confirmed,
    ),
    refund: deskCommand(
      'transfers:refund',
      returnFields,
      async (tx, { note }, { id, member }) => {
        const change = await recordRefund(deps, tx, { transferId: id, note, member: member.name });
        return { id, ...change, amount: Number(change.after.refundAmount) };
      },
      confirmed,
    ),
    credit: deskCommand(
      'transfers:refund',
      z.object({}),
      async (tx, _, { id, member }) => {
        const change = await creditTransfer(deps, tx, { transferId: id, member: member.name });
        return { id, ...change, amount: Number(change.after.refundAmount) };
      },
      confirmed,
    ),
  },
});
