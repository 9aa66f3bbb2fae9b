import { eq } from 'drizzle-orm';
import { decideTransfer, findTransfer } from '#backend/cloud-services/domains/decide-transfer.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { findExpiry } from '#backend/domain-registry/service.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { parseDecision, runStaffAction } from '#backend/platform/pages/run-staff-action.ts';
import { listRoutes } from '#backend/platform/pages/staff-list.ts';
import type { StaffArea, StaffRoute } from '#backend/platform/staff-route.ts';
import { readAuthCode, searchTransfers } from './decide-transfers.ts';
import { renderTransferPage, transferList } from './staff-page.ts';

export const transferArea: StaffArea = {
  title: 'Chuyển tên miền về',
  path: '/transfers',
  right: 'domain-transfers:read',
  group: 'services',
  countWaiting: (db) => db.$count(cloudServices, eq(cloudServices.transfer, 'MOVING')),
};

/**
 * `/transfers` lists transfers, `GET /transfers/{id}` shows one with its auth code, `POST /transfers/{id}`
 * decides. Auth codes give control of domains. [DOM-01]
 */
export const transferStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  ...listRoutes(deps.secrets, {
    ...transferList,
    area: transferArea,
    read: (query) => searchTransfers(deps.db, query),
  }),
  {
    method: 'GET',
    path: '/transfers/:id',
    audience: 'domain-transfers:read',
    confirmedWithinMinutes: 60,
    handle: async ({ c, show }) => {
      const found = await findTransfer(deps.db, c.req.param('id') ?? '');
      return show(renderTransferPage(found, readAuthCode(deps, found)));
    },
  },
  {
    method: 'POST',
    path: '/transfers/:id',
    audience: 'domain-transfers:act',
    button: 'decision',
    handle: (request) => {
      const { c, form, change } = request;
      const id = c.req.param('id') ?? '';
      const ways = { here: `/transfers/${encodeURIComponent(id)}`, done: '/transfers' };
      return runStaffAction(
        request,
        async () => {
          const reason = parseDecision(form, { accept: 'finish', reject: 'refuse' });
          // Asked before the transaction, which holds the order.
          const previousEnd = await findExpiry(deps, (await findTransfer(deps.db, id)).service.name);
          await change((tx) => decideTransfer(deps, tx, { id, reason, previousEnd }));
        },
        ways,
      );
    },
  },
];
