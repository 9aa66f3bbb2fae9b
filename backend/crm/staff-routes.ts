import { and, desc, eq, or } from 'drizzle-orm';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type ListQuery, listRoutes, pageWindow } from '#backend/platform/pages/staff-list.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffArea, StaffChange, StaffRoute } from '#backend/platform/staff-route.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import { type OpportunityRow, opportunities, type Stage, stages } from './opportunity-schema.ts';
import { leadList, renderLeadPage } from './staff-page.ts';

export const leadArea: StaffArea = {
  title: 'Yêu cầu tư vấn',
  path: '/crm',
  role: 'sales',
  group: 'customers',
  countWaiting: (db) => db.$count(opportunities, eq(opportunities.stage, 'new')),
};

/** By words in the request, the person's name, e-mail address or phone number; newest first. */
const searchLeads = (db: Database, query: ListQuery): Promise<readonly OpportunityRow[]> => {
  const { limit, offset } = pageWindow(query);
  const { name, description, referName, referEmail, referPhone } = opportunities;
  const stage = stages.find((each) => each === query.filter);
  const found = or(
    containing(query.words, [name, description, referName, referEmail]),
    containing(normalisePhone(query.words), [referPhone]),
  );
  return db
    .select()
    .from(opportunities)
    .where(and(stage && eq(opportunities.stage, stage), found))
    .orderBy(desc(opportunities.createdAt), desc(opportunities.id))
    .limit(limit)
    .offset(offset);
};

/** Throws NOT_FOUND. */
const findLead = async (db: Database, id: string): Promise<OpportunityRow> => {
  const [found] = await db.select().from(opportunities).where(eq(opportunities.id, id));
  if (!found) throw notFound('opportunity');
  return found;
};

/** Throws NOT_FOUND. */
const setStage = async (
  { clock }: Pick<BackendDeps, 'clock'>,
  tx: Transaction,
  { id, stage }: { readonly id: string; readonly stage: Stage },
): Promise<StaffChange> => {
  const [before] = await tx.select().from(opportunities).where(eq(opportunities.id, id)).for('update');
  if (!before) throw notFound('opportunity');
  await tx.update(opportunities).set({ stage, updatedAt: clock.now() }).where(eq(opportunities.id, id));
  return { before: { stage: before.stage }, after: { stage } };
};

/** `/crm` lists leads, `GET /crm/{id}` shows one, `POST /crm/{id}` sets its progress. */
export const crmStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  ...listRoutes(deps.secrets, { ...leadList, area: leadArea, read: (query) => searchLeads(deps.db, query) }),
  {
    method: 'GET',
    path: '/crm/:id',
    audience: 'sales',
    handle: async ({ c, show }) => show(renderLeadPage(await findLead(deps.db, c.req.param('id') ?? ''))),
  },
  {
    method: 'POST',
    path: '/crm/:id',
    audience: 'sales',
    button: 'stage',
    handle: async ({ c, form, change }) => {
      const stage = stages.find((each) => each === form.get('stage'));
      if (stage === undefined) throw new ServiceFailure('BAD_USER_INPUT', 'No such stage', { field: 'stage' });
      await change((tx) => setStage(deps, tx, { id: c.req.param('id') ?? '', stage }));
      return c.redirect('/crm', 303);
    },
  },
];
