import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { REGISTRAR, serviceActions } from '#backend/cloud-services/control/action-schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import type { Job } from '#backend/platform/job.ts';
import type { ProvisionerMessage } from '#backend/provisioning/provisioner.ts';
import { provisionerNamed, provisioners } from '#backend/provisioning/registry.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';
import type { TaskDeps } from './record-answer.ts';
import { provisioningTasks } from './task-schema.ts';

/** The same message, told twice because the first time it was not removed, is one entry. */
const entryIdOf = (provisioner: string, { id, text }: ProvisionerMessage, service: string): string =>
  createHash('sha256')
    .update(JSON.stringify([provisioner, id, text, service]))
    .digest('hex')
    .slice(0, 32);

/** Members read it in the history of the services that it is about, and what is awaited of these is read at once. */
const takeMessage = async ({ db, clock, log }: TaskDeps, provisioner: string, message: ProvisionerMessage) => {
  const { id, text, names } = message;
  log.warn({ provisioner, message: id, text, names }, 'message of a provisioner');
  const about = await db
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .where(and(eq(cloudServices.provisioner, provisioner), inArray(cloudServices.name, [...names])));
  if (about.length === 0) return;
  const now = clock.now();
  const entry = { kind: 'registrar-message', detail: text, actor: REGISTRAR, outcome: 'done' } as const;
  await db.transaction(async (tx) => {
    await tx
      .insert(serviceActions)
      .values(
        about.map(({ id: serviceId }) => ({
          ...entry,
          id: entryIdOf(provisioner, message, serviceId),
          serviceId,
          at: now,
          readyAt: now,
          finishedAt: now,
        })),
      )
      .onConflictDoNothing();
    const ids = about.map((service) => service.id);
    await tx
      .update(provisioningTasks)
      .set({ nextTryAt: now })
      .where(and(eq(provisioningTasks.state, 'accepted'), inArray(provisioningTasks.serviceId, ids)));
  });
};

/** Of every provisioner that is configured. One that is not reached keeps its messages. */
export const takeMessages = async (deps: TaskDeps): Promise<void> => {
  for (const { name } of provisioners)
    await provisionerNamed(deps.environment.provisioning, name)?.takeMessages?.((message) =>
      takeMessage(deps, name, message),
    );
};

export const messagesJob: Job<TaskDeps> = {
  name: 'messages of provisioners',
  period: 10 * MINUTE_MS,
  run: takeMessages,
};
