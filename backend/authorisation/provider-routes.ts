import { Hono } from 'hono';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { AccountDeps } from './account-deps.ts';
import { isProviderName, type ProviderLookup } from './identity-provider.ts';
import { configuredProviders } from './provider-choice.ts';
import { staleCallbackPage } from './provider-page.ts';
import { completeProviderLogIn } from './start-provider-log-in.ts';

/** The next URL may contain a token, which must not leak as a referrer or be cached. */
const noStoreHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** [LAY-03, LAY-04] */
export const providerRoutes = (deps: AccountDeps, choice: ProviderLookup = configuredProviders(deps)): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.get('/authorization-gateway/callback/:provider', async (c) => {
    const name = c.req.param('provider');
    if (!isProviderName(name)) throw notFound('provider');
    const next = await completeProviderLogIn(deps, choice, name, new URL(c.req.url).searchParams);
    return next === null
      ? c.html(staleCallbackPage(deps.environment.publicOrigin), 400, {
          ...noStoreHeaders,
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        })
      : new Response(null, { status: 303, headers: { ...noStoreHeaders, location: next } });
  });
  return app;
};
