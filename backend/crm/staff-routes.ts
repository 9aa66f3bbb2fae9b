import { desc, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/deps.ts';
import { isLoopback, remoteAddressOf } from '#backend/remote-address.ts';
import { notFound, ServiceFailure } from '#backend/service-failure.ts';
import { opportunities, stages } from './opportunity-schema.ts';
import { leadsPage } from './staff-page.ts';

const PER_PAGE = 50;
const quiet = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** A page elsewhere may lead a browser of this machine here, also under a name of its own: both are refused. */
const comesFromElsewhere = (c: Context): boolean => {
  const { hostname, origin } = new URL(c.req.url);
  const named = hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
  const site = c.req.header('sec-fetch-site') ?? 'same-origin';
  const from = c.req.header('origin') ?? origin;
  return !named || (c.req.method !== 'GET' && (from !== origin || (site !== 'same-origin' && site !== 'none')));
};

const pageNumber = (text: string | undefined): number => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};

/**
 * `GET /crm`: the leads, the newest first, with who asks what and from which page; `POST /crm/{id}` says how far one is.
 * They hold people's phone numbers: it answers this machine only, never through a proxy; from afar through a tunnel.
 */
export const staffRoutes = ({ db, clock }: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.use('/crm/*', async (c, next) => {
    const passedOn = c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined;
    if (passedOn || !isLoopback(remoteAddressOf(c.env)) || comesFromElsewhere(c)) return c.notFound();
    return next();
  });
  app.get('/crm', async (c) => {
    const at = pageNumber(c.req.query('page'));
    const rows = await db
      .select()
      .from(opportunities)
      .orderBy(desc(opportunities.createdAt), desc(opportunities.id))
      .limit(PER_PAGE + 1)
      .offset((at - 1) * PER_PAGE);
    return c.html(leadsPage(rows.slice(0, PER_PAGE), at, rows.length > PER_PAGE), 200, quiet);
  });
  app.post('/crm/:id', async (c) => {
    const form = await c.req.parseBody();
    const stage = stages.find((each) => each === form.stage);
    if (stage === undefined) throw new ServiceFailure('BAD_USER_INPUT', 'No such stage', { field: 'stage' });
    const [changed] = await db
      .update(opportunities)
      .set({ stage, updatedAt: clock.now() })
      .where(eq(opportunities.id, c.req.param('id')))
      .returning({ id: opportunities.id });
    if (!changed) throw notFound('opportunity');
    return new Response(null, {
      status: 303,
      headers: { ...quiet, location: `/crm?page=${pageNumber(String(form.page))}` },
    });
  });
  return app;
};
