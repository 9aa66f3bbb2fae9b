import { Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { isLocalRequest } from '#backend/platform/http/is-local-request.ts';
import { parseDecision, runStaffAction } from '#backend/platform/pages/run-staff-action.ts';
import { staffHeaders } from '#backend/platform/pages/staff-style.ts';
import { decideTransfer, findTransfer, listPendingTransfers, readAuthCode } from './decide-transfers.ts';
import { renderPendingPage, renderTransferPage } from './staff-page.ts';

/**
 * `GET /transfers` lists pending transfers, `GET /transfers/{id}` shows one with its auth code, `POST /transfers/{id}`
 * decides. Auth codes give control of domains: local machine only, never through a proxy. [DOM-01]
 */
export const domainTransferRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.use('/transfers/*', async (c, next) => (isLocalRequest(c) ? next() : c.notFound()));
  app.get('/transfers', async (c) => c.html(renderPendingPage(await listPendingTransfers(deps.db)), 200, staffHeaders));
  app.get('/transfers/:id', async (c) => {
    const found = await findTransfer(deps.db, c.req.param('id'));
    return c.html(renderTransferPage(found, readAuthCode(deps, found)), 200, staffHeaders);
  });
  app.post('/transfers/:id', async (c) => {
    const id = c.req.param('id');
    const form = await c.req.parseBody();
    const ways = { here: `/transfers/${encodeURIComponent(id)}`, done: '/transfers' };
    return runStaffAction(
      async () => decideTransfer(deps, id, parseDecision(form, { accept: 'finish', reject: 'refuse' })),
      ways,
    );
  });
  return app;
};
