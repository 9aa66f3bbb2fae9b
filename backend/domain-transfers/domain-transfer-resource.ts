import * as z from 'zod';
import { decideTransfer, findTransfer, type Transfer } from '#backend/cloud-services/domains/decide-transfer.ts';
import { findExpiry } from '#backend/domain-registry/service.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import {
  ActionRefusal,
  type DeskOutcome,
  type DeskResource,
  deskCommand,
} from '#backend/platform/desk/desk-resource.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { domainTransferColumns } from '#contracts/desk/columns/operations/domain-transfer-columns.vi.ts';
import type { AuthCode, DomainTransferRow } from '#contracts/desk/operations/domain-transfer-record.ts';
import { reasonFields } from '#contracts/desk/operations/reason.ts';
import { readAuthCode, searchTransfers } from './search-transfers.ts';

const toRow = ({ service, order }: Transfer): DomainTransferRow => ({
  id: service.id,
  domain: service.name,
  orderId: order.id,
  orderNumber: order.number,
  customer: order.ownerEmail ?? '',
  paidAt: service.startDate,
  state: service.transfer === 'MOVING' ? 'moving' : service.transfer === 'REFUSED' ? 'refused' : 'done',
});

const decide = async (
  deps: BackendDeps,
  tx: Transaction,
  decision: Parameters<typeof decideTransfer>[2],
): Promise<DeskOutcome> => {
  try {
    return { id: decision.id, ...(await decideTransfer(deps, tx, decision)) };
  } catch (failure) {
    if (failure instanceof ServiceFailure && failure.code === 'STATUS_NOT_ALLOWED')
      throw new ActionRefusal('Việc này đã được quyết định. Mở lại để xem trạng thái mới nhất.');
    throw failure;
  }
};

/** Domains that come to this shop; the auth code, which gives control of the domain, is told on demand. [DOM-01] */
export const domainTransferResource = (deps: BackendDeps): DeskResource => ({
  name: 'domain-transfers',
  reader: 'domain-transfers:read',
  sorts: ['paidAt', 'domain'],
  filters: ['state'],
  columns: domainTransferColumns,
  list: async (query) => {
    const { found, total } = await searchTransfers(deps.db, query);
    return { rows: found.map(toRow), total };
  },
  read: async (db, id) => {
    const found = await findTransfer(db, id);
    return found && toRow(found);
  },
  parts: {
    code: {
      confirmedWithinMinutes: 60,
      read: async (id): Promise<AuthCode | null> => {
        const found = await findTransfer(deps.db, id);
        return found && { code: readAuthCode(deps, found) };
      },
    },
  },
  actions: {
    finish: deskCommand('domain-transfers:act', z.object({}), async (tx, _, { id }) => {
      const found = await findTransfer(tx, id);
      if (found === null) throw notFound('transfer');
      // The registry is asked before the order is locked.
      const previousEnd = await findExpiry(deps, found.service.name);
      return decide(deps, tx, { id, reason: null, previousEnd });
    }),
    refuse: deskCommand('domain-transfers:act', reasonFields, (tx, { reason }, { id }) =>
      decide(deps, tx, { id, reason, previousEnd: Number.NaN }),
    ),
  },
});
