import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, ServiceApp, ServiceVariables, SessionVisitor } from '#backend/platform/deps.ts';
import { parseFields, readJsonBody } from '#backend/platform/http/read-body.ts';
import { readIdempotencyKey, requireVisitor } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type {
  NewSupportBody,
  SupportAnswer,
  SupportListAnswer,
  SupportMessageBody,
  SupportOpenedAnswer,
} from '#contracts/rest/support-rest.ts';
import { cleanLines, cleanTyped } from '#core/shared/text/clean-typed.ts';
import { MAX_MESSAGE, MAX_SUBJECT } from '#core/support-rules/support-limits.ts';
import { closeSupport, listSupport, loadSupport, openSupport, writeSupport } from './support-requests.ts';

const text = z.string().transform(cleanLines).pipe(z.string().min(1).max(MAX_MESSAGE));
const message = z.object({ text });
const request = z.object({
  title: z.string().transform(cleanTyped).pipe(z.string().min(1).max(MAX_SUBJECT)),
  text,
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
export const supportRoutes = (deps: BackendDeps): ServiceApp => {
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
  app.post(at, async (c) => {
    const customer = await requireCustomer(deps, c);
    const given: NewSupportBody = parseFields(request, await readJsonBody(c));
    const id = await once(c, customer, ['support', given], (tx) =>
      openSupport(tx, customer.partyId, given, deps.clock.now()),
    );
    return c.json({ data: { id } } satisfies SupportOpenedAnswer);
  });
  app.post(`${at}/:id/messages`, async (c) => {
    const customer = await requireCustomer(deps, c);
    const given: SupportMessageBody = parseFields(message, await readJsonBody(c));
    const id = c.req.param('id');
    await once(c, customer, ['support message', id, given], async (tx) => {
      await writeSupport(tx, customer.partyId, { id, ...given, now: deps.clock.now() });
      return true;
    });
    return c.json({ data: true });
  });
  app.post(`${at}/:id/close`, async (c) => {
    const customer = await requireCustomer(deps, c);
    const id = c.req.param('id');
    await once(c, customer, ['support close', id], async (tx) => {
      await closeSupport(tx, customer.partyId, { id, now: deps.clock.now() });
      return true;
    });
    return c.json({ data: true });
  });
  return app;
};
