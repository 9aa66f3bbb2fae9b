import { desc, eq } from 'drizzle-orm';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { parsePageNumber } from '#backend/platform/pages/page-number.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffArea, StaffRoute } from '#backend/platform/staff-route.ts';
import { opportunities, stages } from './opportunity-schema.ts';
import { renderLeadsPage } from './staff-page.ts';

const PER_PAGE = 50;

export const leadArea: StaffArea = {
  title: 'Yêu cầu tư vấn',
  path: '/crm',
  role: 'sales',
  group: 'customers',
  countWaiting: (db) => db.$count(opportunities, eq(opportunities.stage, 'new')),
};

/** `GET /crm` lists leads, `POST /crm/{id}` sets a lead's progress. */
export const crmStaffRoutes = ({ db, clock }: BackendDeps): readonly StaffRoute[] => [
  {
    method: 'GET',
    path: '/crm',
    audience: 'sales',
    handle: async ({ c, show }) => {
      const at = parsePageNumber(c.req.query('page'));
      const rows = await db
        .select()
        .from(opportunities)
        .orderBy(desc(opportunities.createdAt), desc(opportunities.id))
        .limit(PER_PAGE + 1)
        .offset((at - 1) * PER_PAGE);
      return show(renderLeadsPage(rows.slice(0, PER_PAGE), at, rows.length > PER_PAGE));
    },
  },
  {
    method: 'POST',
    path: '/crm/:id',
    audience: 'sales',
    button: 'stage',
    handle: async ({ c, form }) => {
      const stage = stages.find((each) => each === form.get('stage'));
      if (stage === undefined) throw new ServiceFailure('BAD_USER_INPUT', 'No such stage', { field: 'stage' });
      const [changed] = await db
        .update(opportunities)
        .set({ stage, updatedAt: clock.now() })
        .where(eq(opportunities.id, c.req.param('id') ?? ''))
        .returning({ id: opportunities.id });
      if (!changed) throw notFound('opportunity');
      return c.redirect(`/crm?page=${parsePageNumber(form.get('page'))}`, 303);
    },
  },
];
