import type { MiddlewareHandler } from 'hono';
import type { ServiceVariables } from '../deps.ts';

/** For answers that are no page. A page sends its own policy, see `pageHeaders`. */
const defaultHeaders = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Two years, subdomains included. */
const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';

/**
 * Protects every answer, errors too; a header that a route sent stays. Older browsers learn from `x-frame-options` what
 * `frame-ancestors` says. `isSecure`: whether browsers reach this backend over https. [ASVS V3.4.1, V3.4.3–V3.4.6]
 */
export const securityHeaders =
  ({ isSecure }: { readonly isSecure: () => boolean }): MiddlewareHandler<ServiceVariables> =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(defaultHeaders)) if (!headers.has(name)) c.header(name, value);
    if (headers.get('content-security-policy')?.includes("frame-ancestors 'none'")) c.header('x-frame-options', 'DENY');
    if (isSecure()) c.header('strict-transport-security', TRANSPORT_SECURITY);
  };
