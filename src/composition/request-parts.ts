import type { CookieJar } from '#adapters/cookies/cookie-jar.ts';
import { type ServiceClient, type ServiceClientOptions, serviceClient } from '#adapters/service-client.ts';
import { clientAddressText } from '#contracts/client-address.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { keyedDigest } from './digests.ts';
import type { CalledService, HostProcess, HostSecrets, HostSettings, ServiceName } from './host-settings.ts';

export type RequestParts = Pick<HostProcess, 'remainingMs' | 'onCall'> & {
  readonly jar: CookieJar;
  readonly bearer: Bearer;
  readonly requestId: string;
  /** Browser and system; empty for background requests. */
  readonly device: string;
  /** IP address; empty for background requests. */
  readonly address: string;
};

/** A service as the log names it, and where it is. */
export type ServiceAddress = { readonly service: CalledService; readonly baseUrl: string };

/** Addresses of services; `path` follows the origin. */
export const serviceAddresses =
  ({ services, cmsUrl }: Pick<HostSettings, 'services' | 'cmsUrl'>) =>
  (service: ServiceName | 'cms', path = ''): ServiceAddress => ({
    service,
    baseUrl: (service === 'cms' ? cmsUrl : services[service]) + path,
  });

/** Client of a service, with the visitor's token. */
export const call = (
  { bearer, requestId, remainingMs, onCall }: Omit<RequestParts, 'jar' | 'device' | 'address'>,
  { service, baseUrl }: ServiceAddress,
  more: Partial<ServiceClientOptions> = {},
): ServiceClient =>
  serviceClient({
    baseUrl,
    bearer,
    requestId,
    remainingMs,
    onCall: (made) => onCall({ requestId, service, ...made }),
    ...more,
  });

/** Client of a service outside of a visitor's request, without a token. `task` is the request id in its log. */
export const backgroundCall = (
  { onCall }: Pick<HostProcess, 'onCall'>,
  { service, baseUrl }: ServiceAddress,
  task: string,
  timeoutMs?: number,
): ServiceClient =>
  serviceClient({
    baseUrl,
    bearer: null,
    requestId: task,
    onCall: (made) => onCall({ requestId: task, service, ...made }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });

/** Signs with the secret that the services share; null without it. */
export const guestSignature = ({ guestSigning }: Pick<HostSecrets, 'guestSigning'>) =>
  guestSigning === null ? null : keyedDigest(guestSigning[0]);

/** The visitor's address, signed, for services that limit requests by it. */
export const signedAddress = (secrets: Pick<HostSecrets, 'guestSigning'>) => {
  const sign = guestSignature(secrets);
  return ({ address }: Pick<RequestParts, 'address'>) => ({
    address,
    addressSignature: address === '' || sign === null ? null : sign(clientAddressText(address)),
  });
};

/** Client of a service that limits calls by address and lists sessions by device. */
export const browserCall = (secrets: Pick<HostSecrets, 'guestSigning'>) => {
  const from = signedAddress(secrets);
  return (request: RequestParts, at: ServiceAddress): ServiceClient =>
    call(request, at, { device: request.device, ...from(request) });
};
