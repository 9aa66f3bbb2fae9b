import * as z from 'zod';
import { shownName } from '#backend/cloud-services/service-wire.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskOrder, type DeskResource, deskCommand } from '#backend/platform/desk/desk-resource.ts';
import { refundColumns } from '#contracts/desk/columns/refund-columns.vi.ts';
import { type RefundAccount, type RefundRecord, type RefundRow, refuseFields } from '#contracts/desk/refund-record.ts';
import { refundRules } from '#core/ending-rules/refund-offer.ts';
import { decideRefund, markRefundPaid } from './decide-refund.ts';
import { findRefund, type Refund, readAccount, searchRefunds } from './find-refunds.ts';

const toRow = ({ request, service, order }: Refund): RefundRow => ({
  id: request.id,
  service: shownName(service),
  orderNumber: order.number,
  customer: order.ownerName ?? '',
  email: order.ownerEmail ?? '',
  gross: request.gross,
  state: request.state,
  keepsService: request.keepsService,
  askedAt: request.askedAt,
});

const toRecord = (found: Refund): RefundRecord => {
  const { request, service, order } = found;
  return {
    ...toRow(found),
    awaitsDecision: refundRules[request.state].awaitsDecision,
    awaitsMoney: refundRules[request.state].awaitsMoney,
    serviceId: service.id,
    orderId: order.id,
    plan: service.productTitle,
    deliveredAt: service.deliveredAt,
    endsAt: service.endDate,
    net: request.net,
    exempt: request.exempt,
    vat: request.vat,
    askedReason: request.askedReason,
    decidedAt: request.decidedAt,
    decidedBy: request.decidedBy ?? '',
    reason: request.reason,
    paidAt: request.paidAt,
  };
};

const nothing = z.object({});
const confirmed = { confirmedWithinMinutes: 60 } as const;

/** Refunds that customers asked for, confirmed or refused, then paid. Only `account` shows where the money goes. [SVC-01] */
export const refundResource = (deps: BackendDeps): DeskResource => {
  const decide = async (tx: Transaction, reason: string | null, { id, member }: DeskOrder) => {
    const change = await decideRefund(deps, tx, { id, member, reason });
    return { id, ...change, ...(reason === null ? { amount: Number(change.after.gross) } : {}) };
  };
  return {
    name: 'refunds',
    reader: 'refunds:read',
    sorts: ['askedAt'],
    filters: ['state'],
    columns: refundColumns,
    list: async (query) => {
      const { rows, total } = await searchRefunds(deps.db, query);
      return { rows: rows.map(toRow), total };
    },
    read: async (db, id) => {
      const found = await findRefund(db, id);
      return found && toRecord(found);
    },
    parts: {
      account: {
        ...confirmed,
        read: async (id): Promise<RefundAccount | null> => {
          const found = await findRefund(deps.db, id);
          return found && { account: readAccount(deps, found) };
        },
      },
    },
    actions: {
      confirm: deskCommand('refunds:act', nothing, (tx, _, order) => decide(tx, null, order), confirmed),
      refuse: deskCommand('refunds:act', refuseFields, (tx, { reason }, order) => decide(tx, reason, order), confirmed),
      paid: deskCommand(
        'refunds:act',
        nothing,
        async (tx, _, { id }) => ({ id, ...(await markRefundPaid(deps, tx, id)) }),
        confirmed,
      ),
    },
  };
};
