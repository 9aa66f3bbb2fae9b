import { Hono } from 'hono';
import {
  type RedeemedEntry,
  redeemServiceEntry,
  sandboxEntrances,
} from '#backend/cloud-services/control/service-entries.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { pagePolicy } from '#backend/platform/pages/page-policy.ts';
import type { Entrance } from '#core/control-rules/entries.ts';
import { panelStyle, renderPanelPage } from './panel-page.ts';

const entrances: readonly Entrance[] = ['panel', 'lab'];

const statuses: Readonly<Record<RedeemedEntry['answer'], 200 | 403 | 404 | 410>> = {
  entered: 200,
  used: 410,
  expired: 410,
  closed: 403,
  unknown: 404,
};

/**
 * Plays the panels of hosting and mail, and the labs: takes the token of an entry once and shows the service's name.
 */
export const sandboxPanelRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const headers = {
    'content-security-policy': pagePolicy(panelStyle),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  };
  for (const entrance of entrances)
    app.get(`${sandboxEntrances[entrance]}/enter`, async (c) => {
      const redeemed = await redeemServiceEntry(deps, c.req.query('token') ?? '');
      const page = renderPanelPage(entrance, redeemed, deps.environment.publicOrigin);
      return c.html(page, statuses[redeemed.answer], headers);
    });
  return app;
};
