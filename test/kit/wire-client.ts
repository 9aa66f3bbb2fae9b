import { type ServiceClient, serviceClient } from '#adapters/service-client.ts';
import { token } from '#core/shared/ids.ts';

/** The shop's own client for a backend service, with a visitor's token or without one. */
export const wireClient = (
  backend: { readonly url: string },
  path: string,
  bearer: string | null = null,
  network: string | null = null,
): ServiceClient =>
  serviceClient({
    baseUrl: `${backend.url}${path}`,
    bearer: bearer === null ? null : { get: () => token(bearer) },
    requestId: 'testrequest0001',
    timeoutMs: 20_000,
    ...(network === null ? {} : { fetch: from(network) }),
  });

/** Requests of a browser at this address, as a proxy on this machine tells it. */
const from =
  (network: string): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', network);
    return fetch(input, { ...init, headers });
  };
