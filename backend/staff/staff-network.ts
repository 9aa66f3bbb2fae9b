import type { Context } from 'hono';
import { clientIpOf } from '#backend/platform/http/client-address.ts';
import { networkOf } from '#contracts/client-address.ts';
import type { StaffDeps } from './staff-deps.ts';

/** The network that a request comes from, behind the proxies of TRUST_PROXY too; `near` without a connection. */
export const networkOfRequest = (deps: StaffDeps, c: Context): string =>
  networkOf(clientIpOf(deps, c.env, c.req.raw.headers)) || 'near';
