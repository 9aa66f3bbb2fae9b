import { Hono } from 'hono';
import * as z from 'zod';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { parseWith, readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import type { DomainChangeBody, DomainSettingsAnswer } from '#contracts/domain-control.ts';
import { contactRoles } from '#core/domain-control/domain-settings.ts';
import { MAX_NAME_SERVERS } from '#core/domain-control/name-servers.ts';
import { changeDomainSettings, sendAuthCode } from './change-settings.ts';
import { circumstancesOf, loadOwnDomain } from './read-settings.ts';

const text = z.string().max(300);
const contact = z.strictObject({ name: text, organisation: text, address: text, phone: text, email: text });
const server = z.strictObject({ host: text, addresses: z.array(text).max(20) });
const body: z.ZodType<DomainChangeBody> = z.object({
  version: z.number().int().min(0),
  change: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('name-servers'),
      servers: z
        .array(server)
        .max(2 * MAX_NAME_SERVERS)
        .nullable(),
    }),
    z.strictObject({ kind: z.literal('lock'), isLocked: z.boolean() }),
    z.strictObject({ kind: z.literal('contact'), role: z.enum(contactRoles), contact }),
  ]),
});

/** Name servers, transfer lock, auth code and contacts of domains. [contracts/domain-control.ts] */
export const domainControlRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const answer = async (visitor: Parameters<typeof loadOwnDomain>[1], id: string): Promise<DomainSettingsAnswer> => ({
    data: (await loadOwnDomain(deps.db, visitor, id, circumstancesOf(deps))).settings,
  });
  app.get('/domain-control/v1/domains/:id', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    return c.json(await answer(visitor, c.req.param('id')));
  });
  app.post('/domain-control/v1/domains/:id/changes', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const id = c.req.param('id');
    const edit = parseWith(body, await readJsonBody(c));
    await changeDomainSettings(deps, visitor, { id, edit, key: readIdempotencyKey(c.req.raw.headers) });
    return c.json(await answer(visitor, id));
  });
  app.post('/domain-control/v1/domains/:id/auth-codes', async (c) => {
    const visitor = await requireVisitor(deps, c.req.raw.headers);
    const id = c.req.param('id');
    await sendAuthCode(deps, visitor, { id, key: readIdempotencyKey(c.req.raw.headers) });
    return c.json(await answer(visitor, id));
  });
  return app;
};
