import { Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { isLocalRequest } from '#backend/platform/http/is-local-request.ts';
import { runStaffAction } from '#backend/platform/pages/run-staff-action.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { decideTransfer, findTransfer, listPendingTransfers, readAuthCode } from './decide-transfers.ts';
import { renderPendingPage, renderTransferPage } from './staff-page.ts';

const noStoreHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

const MAX_REASON = 500;

/** null for «finish», a sentence for «refuse». Throws BAD_USER_INPUT. */
const parseReason = (form: Readonly<Record<string, unknown>>): string | null => {
  if (form.decision === 'finish') return null;
  const reason = typeof form.reason === 'string' ? form.reason.normalize('NFC').trim() : '';
  if (form.decision !== 'refuse' || reason === '' || reason.length > MAX_REASON)
    throw new ServiceFailure('BAD_USER_INPUT', 'A decision, and a reason for refusing', { field: 'reason' });
  return reason;
};

/**
 * `GET /transfers` lists pending transfers, `GET /transfers/{id}` shows one with its auth code, `POST /transfers/{id}`
 * decides. Auth codes give control of domains: local machine only, never through a proxy. [DOM-01]
 */
export const domainTransferRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.use('/transfers/*', async (c, next) => (isLocalRequest(c) ? next() : c.notFound()));
  app.get('/transfers', async (c) =>
    c.html(renderPendingPage(await listPendingTransfers(deps.db)), 200, noStoreHeaders),
  );
  app.get('/transfers/:id', async (c) => {
    const found = await findTransfer(deps.db, c.req.param('id'));
    return c.html(renderTransferPage(found, readAuthCode(deps, found)), 200, noStoreHeaders);
  });
  app.post('/transfers/:id', async (c) => {
    const id = c.req.param('id');
    const form = await c.req.parseBody();
    const ways = { here: `/transfers/${encodeURIComponent(id)}`, done: '/transfers', headers: noStoreHeaders };
    return runStaffAction(async () => decideTransfer(deps, id, parseReason(form)), ways);
  });
  return app;
};
