import { Hono } from 'hono';
import * as z from 'zod';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { parseWith, readJsonBody } from '#backend/platform/http/read-body.ts';

const moved = z.object({ now: z.number().nullable() });

/**
 * `POST /sandbox-clock {"now": ms since 1970 UTC}` moves the backend's clock, from where it goes on; null returns it to
 * the system's. Answers when all tasks that became due have run.
 */
export const sandboxClockRoutes = ({ clock }: Pick<BackendDeps, 'clock'>): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  return app.post('/sandbox-clock', async (c) => {
    const { now } = parseWith(moved, await readJsonBody(c));
    await clock.set(now);
    return c.json({ now: clock.now() });
  });
};
