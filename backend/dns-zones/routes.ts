import { Hono } from 'hono';
import * as z from 'zod';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { parseWith, readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import type {
  UpdateTokenAnswer,
  UpdateTokenBody,
  ZoneAnswer,
  ZoneChangeBody,
  ZoneSigningBody,
} from '#contracts/dns-zones.ts';
import { MAX_VALUE, recordTypes } from '#core/dns/dns-record.ts';
import { changeOrigins } from '#core/dns/zone.ts';
import { MAX_RECORDS } from '#core/shared/domains/dns-problem.ts';
import { changeZone, setZoneSigned } from './change-zone.ts';
import type { PublishingSettings } from './publishing/environment.ts';
import { loadZone } from './read-zone.ts';
import { createUpdateToken, removeUpdateToken } from './updates/update-tokens.ts';

const record = z.strictObject({
  name: z.string().max(253),
  type: z.enum(recordTypes),
  ttl: z.number().int().min(0).max(1_000_000),
  value: z.string().max(MAX_VALUE),
});
// A change beyond the limit of a zone is refused with its own sentence.
const records = z.array(record).max(2 * MAX_RECORDS);
const body: z.ZodType<ZoneChangeBody> = z.object({
  version: z.number().int().min(0),
  origin: z.enum(changeOrigins),
  removed: records,
  added: records,
});

const signing: z.ZodType<ZoneSigningBody> = z.object({ isSigned: z.boolean() });

const updateToken: z.ZodType<UpdateTokenBody> = z.object({ name: z.string().max(253) });

/** DNS records of domains. [contracts/dns-zones.ts] */
export const zoneRoutes = (deps: BackendDeps<PublishingSettings>): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.get('/dns/v1/zones/:id', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    return c.json({ data: await loadZone(deps, visitor, c.req.param('id')) } satisfies ZoneAnswer);
  });
  app.post('/dns/v1/zones/:id/changes', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const id = c.req.param('id');
    const edit = parseWith(body, await readJsonBody(c));
    await changeZone(deps, visitor, { id, edit, key: readIdempotencyKey(c.req.raw.headers) });
    return c.json({ data: await loadZone(deps, visitor, id) } satisfies ZoneAnswer);
  });
  app.post('/dns/v1/zones/:id/signing', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const id = c.req.param('id');
    const { isSigned } = parseWith(signing, await readJsonBody(c));
    await setZoneSigned(deps, visitor, { id, isSigned, key: readIdempotencyKey(c.req.raw.headers) });
    return c.json({ data: await loadZone(deps, visitor, id) } satisfies ZoneAnswer);
  });
  app.post('/dns/v1/zones/:id/update-tokens', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const { name } = parseWith(updateToken, await readJsonBody(c));
    const data = await createUpdateToken(deps, visitor, { id: c.req.param('id'), name });
    return c.json({ data } satisfies UpdateTokenAnswer, 200, { 'cache-control': 'no-store' });
  });
  app.post('/dns/v1/zones/:id/update-tokens/remove', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const id = c.req.param('id');
    const { name } = parseWith(updateToken, await readJsonBody(c));
    await removeUpdateToken(deps, visitor, { id, name, key: readIdempotencyKey(c.req.raw.headers) });
    return c.json({ data: await loadZone(deps, visitor, id) } satisfies ZoneAnswer);
  });
  return app;
};
