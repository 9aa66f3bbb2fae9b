import type { MiddlewareHandler } from 'hono';
import type { ServiceVariables } from '../deps.ts';

/** For answers that are no page. A page sends its own policy, see `pageHeaders`. */
const defaultHeaders = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Two years, subdomains included. */
const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains';

/** Of an answer that nobody wrote. */
export const alwaysHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  ...defaultHeaders,
  ...(isSecure ? { 'strict-transport-security': TRANSPORT_SECURITY } : {}),
});

/**
 * Protects every answer, errors too; a header that a route sent stays. Older browsers learn from `x-frame-options` what
 * `frame-ancestors` says, unless a page names who may frame it. `isSecure`: whether browsers reach this backend over
 * https. [ASVS V3.4.1, V3.4.3–V3.4.6]
 */
export const securityHeaders =
  ({ isSecure }: { readonly isSecure: () => boolean }): MiddlewareHandler<ServiceVariables> =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    const mayBeFramed = /frame-ancestors (?!'none')/.test(headers.get('content-security-policy') ?? '');
    for (const [name, value] of Object.entries(alwaysHeaders(isSecure())))
      if (!headers.has(name) && !(mayBeFramed && name === 'x-frame-options')) c.header(name, value);
  };
