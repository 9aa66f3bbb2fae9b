import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import { countTry } from '#backend/authorisation/rate-limits.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { MAX_HITS_PER_RULE, MAX_RULES_PER_REPORT, type RedirectHits } from '#contracts/rest/cms-rest.ts';
import { contentEntries, redirectHits } from './schema.ts';

const report: z.ZodType<RedirectHits> = z.object({
  hits: z
    .array(
      z.object({
        // PostgreSQL cannot store NUL.
        urlOld: z
          .string()
          .min(1)
          .max(4_000)
          .refine((path) => !path.includes('\0')),
        count: z.int().min(1).max(MAX_HITS_PER_RULE),
      }),
    )
    .max(MAX_RULES_PER_REPORT),
});

const readReport = async (request: Request): Promise<RedirectHits> => {
  const body: unknown = await request.json().catch(() => null);
  const read = report.safeParse(body);
  if (!read.success) throw new ServiceFailure('BAD_USER_INPUT', 'hits is a list of {urlOld, count}');
  return read.data;
};

/** Addresses without a rule are not stored, so that reports cannot fill the table. */
const findPathsWithRule = async (
  { db }: Pick<BackendDeps, 'db'>,
  paths: readonly string[],
): Promise<ReadonlySet<string>> => {
  const urlOld = sql<string>`${contentEntries.attributes} ->> 'urlOld'`;
  const rows = await db
    .select({ urlOld })
    .from(contentEntries)
    .where(
      and(eq(contentEntries.type, 'config-redirects'), isNull(contentEntries.removedAt), inArray(urlOld, [...paths])),
    );
  return new Set(rows.map((row) => row.urlOld));
};

/** One upsert with sorted rows, so that simultaneous reports cannot deadlock. */
const countHits = async ({ db, clock }: Pick<BackendDeps, 'db' | 'clock'>, { hits }: RedirectHits): Promise<void> => {
  const counts = new Map<string, number>();
  for (const { urlOld, count } of hits) counts.set(urlOld, (counts.get(urlOld) ?? 0) + count);
  const known = counts.size === 0 ? new Set<string>() : await findPathsWithRule({ db }, [...counts.keys()]);
  const lastHitAt = new Date(clock.now());
  const rows = [...counts]
    .filter(([urlOld]) => known.has(urlOld))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([urlOld, count]) => ({ urlOld, hits: count, lastHitAt }));
  if (rows.length === 0) return;
  await db
    .insert(redirectHits)
    .values(rows)
    .onConflictDoUpdate({
      target: redirectHits.urlOld,
      set: { hits: sql`${redirectHits.hits} + excluded.hits`, lastHitAt: sql`excluded.last_hit_at` },
    });
};

/** `POST /api/redirect-hits` from the shop's host: no token, but a limit per minute. */
export const redirectHitRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.post('/api/redirect-hits', async (c) => {
    await countTry(deps, 'redirectHits', 'all hosts');
    await countHits(deps, await readReport(c.req.raw));
    return c.body(null, 204);
  });
  return app;
};
