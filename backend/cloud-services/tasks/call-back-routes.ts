import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { kindOfService } from '#backend/cloud-services/kind-of-service.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { type CallBack, UnreadableAnswer } from '#backend/provisioning/provisioner.ts';
import { provisioners } from '#backend/provisioning/registry.ts';
import { recordAnswer } from './record-answer.ts';
import { provisioningTasks } from './task-schema.ts';

type Signed = { readonly by: string; readonly callBack: CallBack };

/** Which provisioner signed a call-back. Throws UNAUTHENTICATED for none, NOT_FOUND where none calls back. */
const readSigned = (deps: BackendDeps, request: { readonly headers: Headers; readonly body: string }): Signed => {
  const open = provisioners.flatMap(({ open }) => open(deps.environment.provisioning) ?? []);
  const callers = open.filter(({ readCallBack }) => readCallBack !== undefined);
  if (callers.length === 0) throw notFound('provisioner');
  for (const { name, readCallBack } of callers) {
    const callBack = readCallBack?.(request, deps.clock.now());
    if (callBack) return { by: name, callBack };
  }
  throw new ServiceFailure('UNAUTHENTICATED', 'A fresh signature is required');
};

const findAsked = async ({ db }: BackendDeps, serviceId: string, { by, callBack: { key } }: Signed) => {
  const [found] = await db
    .select({ task: provisioningTasks, service: { type: cloudServices.type, kind: cloudServices.kind } })
    .from(provisioningTasks)
    .innerJoin(cloudServices, eq(cloudServices.id, provisioningTasks.serviceId))
    .where(
      and(
        eq(provisioningTasks.key, key),
        eq(provisioningTasks.serviceId, serviceId),
        eq(cloudServices.provisioner, by),
      ),
    );
  if (!found) throw notFound('task');
  return found;
};

/** What cannot be taken is told to the caller, and to members of the staff. */
const refuseWith = async ({ db }: BackendDeps, taskId: number, error: unknown): Promise<never> => {
  if (!(error instanceof UnreadableAnswer || error instanceof ServiceFailure)) throw error;
  await db.update(provisioningTasks).set({ error: error.message }).where(eq(provisioningTasks.id, taskId));
  throw error instanceof ServiceFailure ? error : new ServiceFailure('BAD_USER_INPUT', error.message);
};

/**
 * Where a provisioner says what became of a task: 204, also the second time; 400 for an answer to something else, 401
 * without a fresh signature, 404 for what nobody asked, 409 after another answer. [SVC-01]
 */
export const callBackRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.post('/provisioning/:service', async (c) => {
    const body = await c.req.text();
    let signed: Signed;
    try {
      signed = readSigned(deps, { headers: c.req.raw.headers, body });
    } catch (error) {
      throw error instanceof UnreadableAnswer ? new ServiceFailure('BAD_USER_INPUT', error.message) : error;
    }
    const { task, service } = await findAsked(deps, c.req.param('service'), signed);
    try {
      const answer = signed.callBack.read({ kind: task.kind, service: { kind: kindOfService(service) } });
      if ((await recordAnswer(deps, task.key, answer)) === 'decided')
        throw new ServiceFailure('STATUS_NOT_ALLOWED', 'Another answer came first, or the service has ended');
    } catch (error) {
      if (error instanceof ServiceFailure && error.code === 'STATUS_NOT_ALLOWED') throw error;
      return await refuseWith(deps, task.id, error);
    }
    return c.body(null, 204);
  });
  return app;
};
