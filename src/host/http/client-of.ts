import type { Context } from 'hono';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { clientAddress } from './client-address.ts';
import { clientDevice } from './client-device.ts';

/** Browser and IP address of a request, for the services. */
export const describeClient = (
  c: Context<HostVariables>,
  { environment }: Pick<HostDeps, 'environment'>,
): { readonly device: string; readonly address: string } => ({
  device: clientDevice(c.req.header('user-agent')),
  address: clientAddress(c.env, c.req.raw.headers, environment.trustProxy),
});
