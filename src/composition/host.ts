import { type CookieJar, cookieJar } from '#adapters/cookies/cookie-jar.ts';
import { requestBearer } from '#adapters/system/request-bearer.ts';
import { createUseCases } from '#core/create-use-cases.ts';
import type { UseCases } from '#core/operations.ts';
import type { Ports } from '#core/ports.ts';
import { bindScoped } from './container.ts';
import { hostPorts, type RequestParts } from './host-ports.ts';
import type { HostSettings, RequestLog } from './host-settings.ts';
import { type HostShared, hostShared, parseAnonymousToken } from './host-shared.ts';

/** Use cases of one request; `jar` collects the cookies of its response. */
export type RequestScope = { readonly useCases: UseCases; readonly jar: CookieJar };
export type OpenRequest = (request: {
  readonly cookies: string | null;
  readonly requestId: string;
  /** The user's browser and system as text; sent only to the authorisation service. */
  readonly device?: string;
  /** Network address of whoever asks; the services that slow it down or pay are told. */
  readonly address?: string;
}) => RequestScope;

/**
 * The shop on the host, over the services, the content system and the request's cookies. A request answered from a
 * cache reads no port, so its container is never built.
 */
export const hostContainer = (
  settings: HostSettings,
  log: RequestLog,
  shared: HostShared = hostShared(settings, log),
): OpenRequest => {
  const cookieScope = { secure: settings.publicOrigin.startsWith('https:'), domain: settings.cookieDomain };
  const ownToken = parseAnonymousToken(settings);
  const portsOf: (request: RequestParts) => Ports = bindScoped(hostPorts(settings, log), shared);
  return ({ cookies, requestId, device = '', address = '' }) => {
    const jar = cookieJar(cookies, cookieScope);
    const ports = portsOf({ jar, bearer: requestBearer(ownToken), requestId, device, address });
    return { jar, useCases: createUseCases(ports) };
  };
};
