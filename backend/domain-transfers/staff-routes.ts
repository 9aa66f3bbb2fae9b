import { eq } from 'drizzle-orm';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { parseDecision, runStaffAction } from '#backend/platform/pages/run-staff-action.ts';
import type { StaffArea, StaffRoute } from '#backend/platform/staff-route.ts';
import { decideTransfer, findTransfer, listPendingTransfers, readAuthCode } from './decide-transfers.ts';
import { renderPendingPage, renderTransferPage } from './staff-page.ts';

export const transferArea: StaffArea = {
  title: 'Chuyển tên miền về',
  path: '/transfers',
  role: 'documents',
  group: 'services',
  countWaiting: (db) => db.$count(cloudServices, eq(cloudServices.transfer, 'MOVING')),
};

/**
 * `GET /transfers` lists pending transfers, `GET /transfers/{id}` shows one with its auth code, `POST /transfers/{id}`
 * decides. Auth codes give control of domains. [DOM-01]
 */
export const transferStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  {
    method: 'GET',
    path: '/transfers',
    audience: 'documents',
    handle: async ({ show }) => show(renderPendingPage(await listPendingTransfers(deps.db))),
  },
  {
    method: 'GET',
    path: '/transfers/:id',
    audience: 'documents',
    confirmedWithinMinutes: 60,
    handle: async ({ c, show }) => {
      const found = await findTransfer(deps.db, c.req.param('id') ?? '');
      return show(renderTransferPage(found, readAuthCode(deps, found)));
    },
  },
  {
    method: 'POST',
    path: '/transfers/:id',
    audience: 'documents',
    button: 'decision',
    handle: (request) => {
      const { c, form } = request;
      const id = c.req.param('id') ?? '';
      const ways = { here: `/transfers/${encodeURIComponent(id)}`, done: '/transfers' };
      return runStaffAction(
        request,
        async () => decideTransfer(deps, id, parseDecision(form, { accept: 'finish', reject: 'refuse' })),
        ways,
      );
    },
  },
];
