import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { countTry } from '#backend/authorisation/rate-limits.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, ServiceApp, ServiceVariables, SessionVisitor } from '#backend/platform/deps.ts';
import { parseFields, readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { ScannerSettings } from '#backend/virus-scanner/environment.ts';
import type {
  NewSupportBody,
  SupportAnswer,
  SupportFileAnswer,
  SupportListAnswer,
  SupportMessageBody,
  SupportOpenedAnswer,
} from '#contracts/rest/support-rest.ts';
import { cleanLines, cleanTyped } from '#core/shared/text/clean-typed.ts';
import { MAX_MESSAGE, MAX_SUBJECT } from '#core/support-rules/support-limits.ts';
import { cleanFiles } from './clean-files.ts';
import {
  closeSupport,
  listSupport,
  loadSupport,
  loadSupportFile,
  openSupport,
  requireRoom,
  writeSupport,
} from './support-requests.ts';

const text = z.string().transform(cleanLines).pipe(z.string().min(1).max(MAX_MESSAGE));
const files = z.array(z.object({ name: z.string().max(1_000), content: z.string() })).max(50);
const message = z.object({ text, files });
const request = z.object({
  title: z.string().transform(cleanTyped).pipe(z.string().min(1).max(MAX_SUBJECT)),
  text,
  files,
  about: z.object({ kind: z.enum(['order', 'service']), id: z.string().min(1).max(128) }).nullable(),
});

type Customer = SessionVisitor & { readonly partyId: string };

/** Throws UNAUTHENTICATED for guests. */
const requireCustomer = async (deps: BackendDeps, c: Context<ServiceVariables>): Promise<Customer> => {
  const visitor = await requireVisitor(deps, c.req.raw.headers);
  const { partyId } = visitor;
  if (partyId === null) throw new ServiceFailure('UNAUTHENTICATED', 'Only customers ask here');
  return { ...visitor, partyId };
};

/** Requests of customers to the shop; each change once per idempotency key. */
export const supportRoutes = (deps: BackendDeps<ScannerSettings>): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  const once = async <Value>(
    c: Context<ServiceVariables>,
    { sessionId }: Customer,
    input: readonly unknown[],
    work: (tx: Transaction) => Promise<Value>,
  ): Promise<Value> =>
    deps.db.transaction((tx) =>
      runOnce(tx, sessionId, readIdempotencyKey(c.req.raw.headers), inputHash([...input]), () => work(tx)),
    );
  const at = '/v1/support-requests';
  app.get(at, async (c) => {
    const { partyId } = await requireCustomer(deps, c);
    return c.json({ data: await listSupport(deps.db, partyId) } satisfies SupportListAnswer);
  });
  app.get(`${at}/:id`, async (c) => {
    const { partyId } = await requireCustomer(deps, c);
    return c.json({ data: await loadSupport(deps.db, partyId, c.req.param('id')) } satisfies SupportAnswer);
  });
  app.get(`${at}/:id/files/:file`, async (c) => {
    const { partyId } = await requireCustomer(deps, c);
    const asked = { id: c.req.param('id'), file: c.req.param('file') };
    return c.json({ data: await loadSupportFile(deps, partyId, asked) } satisfies SupportFileAnswer);
  });
  app.post(at, async (c) => {
    const customer = await requireCustomer(deps, c);
    const given: NewSupportBody = parseFields(request, await readJsonBody(c));
    await countTry(deps, 'support', customer.partyId);
    const clean = await cleanFiles(deps.environment.scanning, given.files);
    const id = await once(c, customer, ['support', given], (tx) =>
      openSupport(deps, tx, customer.partyId, { ...given, files: clean }),
    );
    return c.json({ data: { id } } satisfies SupportOpenedAnswer);
  });
  app.post(`${at}/:id/messages`, async (c) => {
    const customer = await requireCustomer(deps, c);
    const given: SupportMessageBody = parseFields(message, await readJsonBody(c));
    const id = c.req.param('id');
    await countTry(deps, 'support', customer.partyId);
    if (given.files.length > 0) await requireRoom(deps.db, customer.partyId, id);
    const clean = await cleanFiles(deps.environment.scanning, given.files);
    await once(c, customer, ['support message', id, given], async (tx) => {
      await writeSupport(deps, tx, customer.partyId, { id, text: given.text, files: clean });
      return true;
    });
    return c.json({ data: true });
  });
  app.post(`${at}/:id/close`, async (c) => {
    const customer = await requireCustomer(deps, c);
    const id = c.req.param('id');
    await once(c, customer, ['support close', id], async (tx) => {
      await closeSupport(deps, tx, customer.partyId, id);
      return true;
    });
    return c.json({ data: true });
  });
  return app;
};
