import type { Hono } from 'hono';
import * as z from 'zod';
import { VITALS_PATH, type VitalName, vitalNames } from '#core/consent/vitals.ts';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { OTHER_PAGES, routeRows } from '#ui/routes.ts';

const families = [...new Set([OTHER_PAGES, ...routeRows.map(({ chunk }) => chunk ?? OTHER_PAGES)])];

/** A page that took longer was asleep; a shift above ten windows is no shift. */
const MOST = { CLS: 10, FCP: 600_000, INP: 600_000, LCP: 600_000, TTFB: 600_000 } satisfies Record<VitalName, number>;

const vitals = z.strictObject({
  pages: z.enum(families),
  values: z.partialRecord(z.enum(vitalNames), z.number().min(0)),
});

/**
 * `POST /vitals`: what a browser measured, for the metrics; 204, or 400 for anything else. Keeps nothing of who sent it.
 * 404 unless the shop measures visits.
 */
export const vitalsRoute = (app: Hono<HostVariables>, { environment, metrics }: HostDeps): void => {
  if (!environment.integrations.vitals || metrics === null) return;
  app.post(VITALS_PATH, async (c) => {
    const read = vitals.safeParse(await c.req.json().catch(() => null));
    if (!read.success) return c.body(null, 400);
    const { pages, values } = read.data;
    for (const name of vitalNames) {
      const value = values[name];
      if (value !== undefined && value <= MOST[name]) metrics.vital(name, pages, value);
    }
    return c.body(null, 204);
  });
};
