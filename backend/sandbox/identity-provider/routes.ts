import { type Context, Hono } from 'hono';
import { type BrandName, brandNames } from '#backend/authorisation/providers/identity-provider.ts';
import { callbackUrl } from '#backend/authorisation/providers/provider-choice.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { pagePolicy } from '#backend/platform/pages/page-policy.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { type AuthorisationRequest, findPersonByToken, issueCode, redeemCode } from './grants.ts';
import { renderBadRequestPage, renderConsentPage } from './page.ts';
import { providerStyle } from './page-style.ts';
import { createPerson, findPerson, listPeople, type ProviderPerson } from './people.ts';
import { SANDBOX_CLIENT } from './sandbox-provider.ts';

const PATH = '/identity-provider/:provider';
const noStoreHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** The answer of the form returns to the shop through its callback. */
const pageHeaders = ({ environment }: BackendDeps, provider: BrandName) => ({
  ...noStoreHeaders,
  'content-security-policy': pagePolicy(providerStyle(provider), { formOrigins: [environment.publicOrigin] }),
});

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const isBrandName = (name: string): name is BrandName => Object.hasOwn(brandNames, name);

const readProvider = (c: Context): BrandName => {
  const name = c.req.param('provider') ?? '';
  if (!isBrandName(name)) throw notFound('provider');
  return name;
};

/** null without our client and its registered callback, a state and an S256 challenge. */
const parseRequest = (c: Context, deps: BackendDeps): AuthorisationRequest | null => {
  const query = new URL(c.req.url).searchParams;
  const request = {
    clientId: query.get('client_id') ?? '',
    redirectUri: query.get('redirect_uri') ?? '',
    state: query.get('state') ?? '',
    challenge: query.get('code_challenge') ?? '',
  };
  const sound =
    query.get('response_type') === 'code' &&
    query.get('code_challenge_method') === 'S256' &&
    request.clientId === SANDBOX_CLIENT &&
    request.redirectUri === callbackUrl(deps, readProvider(c)) &&
    /^[\w-]{16,200}$/.test(request.state) &&
    /^[\w-]{43}$/.test(request.challenge);
  return sound ? request : null;
};

const redirectToClient = (
  { redirectUri, state }: AuthorisationRequest,
  query: Readonly<Record<string, string>>,
): Response => {
  const location = `${redirectUri}?${new URLSearchParams({ ...query, state })}`;
  return new Response(null, { status: 303, headers: { ...noStoreHeaders, location } });
};

const handleConsent = (app: ServiceApp, deps: BackendDeps): void => {
  app.get(`${PATH}/authorize`, async (c) => {
    const provider = readProvider(c);
    const request = parseRequest(c, deps);
    return request === null
      ? c.html(renderBadRequestPage(provider), 400, pageHeaders(deps, provider))
      : c.html(
          renderConsentPage(provider, request, await listPeople(deps.db, provider)),
          200,
          pageHeaders(deps, provider),
        );
  });
  app.post(`${PATH}/authorize`, async (c) => {
    const provider = readProvider(c);
    const request = parseRequest(c, deps);
    if (request === null) return c.html(renderBadRequestPage(provider), 400, pageHeaders(deps, provider));
    const form = await c.req.parseBody();
    const text = (name: string): string => toText(lookUp(form, name));
    if (text('cancel') !== '') return redirectToClient(request, { error: 'access_denied' });
    const typed = { name: text('name'), email: text('email') };
    const person: ProviderPerson | null =
      text('new') === ''
        ? await findPerson(deps.db, provider, text('person'))
        : await createPerson(deps, provider, typed);
    if (person !== null) return redirectToClient(request, { code: await issueCode(deps, person, request) });
    return c.html(
      renderConsentPage(provider, request, await listPeople(deps.db, provider), typed),
      422,
      pageHeaders(deps, provider),
    );
  });
};

const handleTokenRequest = (app: ServiceApp, deps: BackendDeps): void => {
  app.post(`${PATH}/token`, async (c) => {
    const form = await c.req.parseBody();
    const text = (name: string): string => toText(lookUp(form, name));
    c.header('cache-control', 'no-store');
    if (text('grant_type') !== 'authorization_code') return c.json({ error: 'unsupported_grant_type' }, 400);
    const token = await redeemCode(deps, readProvider(c), {
      code: text('code'),
      clientId: text('client_id'),
      redirectUri: text('redirect_uri'),
      verifier: text('code_verifier'),
    });
    return token === null
      ? c.json({ error: 'invalid_grant' }, 400)
      : c.json({ access_token: token, token_type: 'Bearer', expires_in: 600 });
  });
  app.get(`${PATH}/userinfo`, async (c) => {
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    const provider = readProvider(c);
    const person = await findPersonByToken(deps, provider, token);
    c.header('cache-control', 'no-store');
    if (person === null) return c.json({ error: 'invalid_token' }, 401);
    const { id, name, email } = person;
    return c.json({ sub: id, name, ...(email === null ? {} : { email, email_verified: provider === 'google' }) });
  });
};

/**
 * Replaces unconfigured providers: account selection page, token and user-info endpoints of the authorisation-code flow
 * with PKCE. It treats the shop as an ordinary client. [RFC 6749, RFC 7636]
 */
export const identityProviderRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  handleConsent(app, deps);
  handleTokenRequest(app, deps);
  return app;
};
