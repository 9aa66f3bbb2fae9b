import { Hono } from 'hono';
import * as z from 'zod';
import { readDevice } from '#backend/authorisation/log-in/caller.ts';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { parseWith, readJsonBody } from '#backend/platform/http/read-body.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { WireOpenedView, WireViewLink } from '#contracts/rest/account-rest.ts';
import type { ViewerPorts } from './may-go-on.ts';
import { openView } from './open-view.ts';

const body: z.ZodType<WireViewLink> = z.object({ token: z.string().max(500) });

/** For the host, with the link that the desk gave a member of the staff. */
export const viewRoutes = (deps: ViewerPorts): ServiceApp =>
  new Hono<ServiceVariables>().post('/v1/accounts/:organisation/views', async (c) => {
    if (c.req.param('organisation') !== organisationId) throw notFound('organisation');
    const { token } = parseWith(body, await readJsonBody(c));
    c.header('cache-control', 'no-store');
    return c.json((await openView(deps, { token, device: readDevice(c.req.raw.headers) })) satisfies WireOpenedView);
  });
