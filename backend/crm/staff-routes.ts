import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { isLocalRequest } from '#backend/platform/http/is-local-request.ts';
import { staffHeaders } from '#backend/platform/pages/staff-style.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { opportunities, stages } from './opportunity-schema.ts';
import { renderLeadsPage } from './staff-page.ts';

const PER_PAGE = 50;

const parsePageNumber = (text: string | undefined): number => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
};

/**
 * `GET /crm` lists leads, `POST /crm/{id}` sets a lead's progress. They contain phone numbers, so the page answers only
 * the local machine, never through a proxy; use a tunnel for remote access.
 */
export const staffRoutes = ({ db, clock }: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.use('/crm/*', async (c, next) => (isLocalRequest(c) ? next() : c.notFound()));
  app.get('/crm', async (c) => {
    const at = parsePageNumber(c.req.query('page'));
    const rows = await db
      .select()
      .from(opportunities)
      .orderBy(desc(opportunities.createdAt), desc(opportunities.id))
      .limit(PER_PAGE + 1)
      .offset((at - 1) * PER_PAGE);
    return c.html(renderLeadsPage(rows.slice(0, PER_PAGE), at, rows.length > PER_PAGE), 200, staffHeaders);
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
      headers: { ...staffHeaders, location: `/crm?page=${parsePageNumber(String(form.page))}` },
    });
  });
  return app;
};
