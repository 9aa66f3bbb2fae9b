import type { Context } from 'hono';
import type { CookieJar } from '#adapters/cookies/cookie-jar.ts';
import type { RequestScope } from '#composition/host.ts';
import type { UseCases } from '#core/operations.ts';
import { type OrderId, parseOrderId } from '#core/shared/ids.ts';
import { clientDevice } from '#core/shared/people/client-device.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { clientAddress } from './client-address.ts';

/** Use cases for the visitor of a request, whose browser and IP address the services receive. */
export const visitorScope = (
  c: Context<HostVariables>,
  { open, environment }: Pick<HostDeps, 'open' | 'environment'>,
): RequestScope =>
  open({
    cookies: c.req.header('cookie') ?? null,
    requestId: c.get('requestId'),
    device: clientDevice(c.req.header('user-agent')),
    address: clientAddress(c.env, c.req.raw.headers, environment.trustedProxies),
  });

/** Use cases for no visitor. */
export const anonymousUseCases = (c: Context<HostVariables>, { open }: Pick<HostDeps, 'open'>): UseCases =>
  open({ cookies: null, requestId: c.get('requestId') }).useCases;

/** Adds the cookies that the request's use cases have changed. */
export const withCookies = (response: Response, { jar }: Pick<RequestScope, 'jar'>): Response => {
  for (const change of jar.changes()) response.headers.append('set-cookie', change);
  return response;
};

/** The cart that the visitor's cookie names. */
export const cartOf = (jar: CookieJar): OrderId | null => parseOrderId(jar.get('SHOPPING_CART'));

/** Token of the visitor's session, logged in or not; empty before the first. */
export const sessionOf = (jar: CookieJar): string => jar.get('accessToken') ?? jar.get('token_anonymous') ?? '';

/** Whether a member of the staff may be looking at the shop as a customer; a quick check before the scope is opened. */
export const mayBeView = (cookies: string | undefined): boolean => cookies?.includes('view_session=') ?? false;
