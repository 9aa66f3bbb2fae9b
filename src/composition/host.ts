import { type CookieJar, cookieJar } from '#adapters/cookies/cookie-jar.ts';
import { cookieTokenStore } from '#adapters/cookies/token-store.ts';
import { visitorJar } from '#adapters/cookies/viewing-jar.ts';
import { requestBearer } from '#adapters/system/request-bearer.ts';
import { createUseCases } from '#core/create-use-cases.ts';
import type { UseCases } from '#core/operations.ts';
import type { Ports } from '#core/ports.ts';
import { bindScoped } from './container.ts';
import { hostPorts } from './host-ports.ts';
import type { HostProcess, HostSettings, RequestLog } from './host-settings.ts';
import { type HostShared, hostShared, parseAnonymousToken } from './host-shared.ts';
import type { RequestParts } from './request-parts.ts';

/** `jar` collects the response's cookies. `isView`: a member of the staff looks at the shop as a customer. */
export type RequestScope = { readonly useCases: UseCases; readonly jar: CookieJar; readonly isView: boolean };
export type OpenRequest = (request: {
  readonly cookies: string | null;
  readonly requestId: string;
  /** Browser and system; sent only to the authorisation service. */
  readonly device?: string;
  /** IP address, for services that limit requests or take payments. */
  readonly address?: string;
}) => RequestScope;

/** The shop of one request. A request answered from a cache reads no port, so its container is never built. */
export const hostContainer = (
  settings: HostSettings,
  log: RequestLog,
  host: HostProcess,
  shared: HostShared = hostShared(settings, log, host),
): OpenRequest => {
  const cookieScope = { secure: settings.publicOrigin.startsWith('https:'), domain: settings.cookieDomain };
  const ownToken = parseAnonymousToken(settings);
  const { remainingMs, onCall } = host;
  const portsOf: (request: RequestParts) => Ports = bindScoped(hostPorts(settings, log, host.lists), shared);
  return ({ cookies, requestId, device = '', address = '' }) => {
    const { jar, isView } = visitorJar(cookieJar(cookies, cookieScope));
    const tokens = cookieTokenStore(jar);
    const bearer = requestBearer(ownToken, tokens.orderAccess);
    const ports = portsOf({ jar, bearer, requestId, device, address, remainingMs, onCall });
    return { jar, isView, useCases: createUseCases(ports, { isView }) };
  };
};
