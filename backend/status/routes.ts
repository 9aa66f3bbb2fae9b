import { asc, count, desc, gt, isNull, or, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { STATUS_PATH, type StatusAnswer } from '#contracts/rest/status-rest.ts';
import { VIETNAM_OFFSET_MS } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { STATUS_DAYS } from '#core/status/status.ts';
import { probesOf, type StatusDeps } from './probes.ts';
import { incidents, statusMeasurements } from './schema.ts';

const MAX_INCIDENTS = 100;

const readParts = async (deps: StatusDeps, since: number): Promise<StatusAnswer['data']['parts']> => {
  const { part, at, isUp } = statusMeasurements;
  const day = sql<number>`((${at} + ${VIETNAM_OFFSET_MS}) / ${DAY_MS})::int`;
  const days = await deps.db
    .select({ part, day, up: count(sql`case when ${isUp} then 1 end`), all: count() })
    .from(statusMeasurements)
    .where(gt(at, since))
    .groupBy(part, sql`2`)
    .orderBy(sql`2`);
  const latest = await deps.db
    .selectDistinctOn([part], { part, at, isUp })
    .from(statusMeasurements)
    .where(gt(at, since))
    .orderBy(asc(part), desc(at));
  return probesOf(deps).map(({ part: id }) => {
    const last = latest.find((each) => each.part === id);
    return {
      id,
      days: days.flatMap((each) =>
        each.part === id ? [{ day: each.day, up: each.up, down: each.all - each.up }] : [],
      ),
      latest: last === undefined ? null : { at: last.at, isUp: last.isUp },
    };
  });
};

/** What was measured, and what the staff wrote about faults; everybody may read it. */
export const statusRoutes = (deps: StatusDeps): ServiceApp =>
  new Hono<ServiceVariables>().get(STATUS_PATH, async (c) => {
    const now = deps.clock.now();
    const since = now - STATUS_DAYS * DAY_MS;
    const found = await deps.db
      .select()
      .from(incidents)
      .where(or(gt(incidents.startedAt, since), isNull(incidents.endedAt)))
      .orderBy(desc(incidents.startedAt), asc(incidents.id))
      .limit(MAX_INCIDENTS);
    return c.json({ data: { now, parts: await readParts(deps, since), incidents: found } } satisfies StatusAnswer);
  });
