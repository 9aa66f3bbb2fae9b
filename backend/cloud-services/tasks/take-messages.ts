import { and, eq, inArray } from 'drizzle-orm';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import type { Job } from '#backend/platform/job.ts';
import type { ProvisionerMessage } from '#backend/provisioning/provisioner.ts';
import { provisionerNamed, provisioners } from '#backend/provisioning/registry.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';
import type { TaskDeps } from './record-answer.ts';
import { provisioningTasks } from './task-schema.ts';

/** What is awaited of the services that a message is about is read at once; the words are for the log. */
const takeMessage = async ({ db, clock, log }: TaskDeps, provisioner: string, message: ProvisionerMessage) => {
  const { id, text, names } = message;
  log.warn({ provisioner, message: id, text, names }, 'message of a provisioner');
  const about = db
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .where(and(eq(cloudServices.provisioner, provisioner), inArray(cloudServices.name, [...names])));
  await db
    .update(provisioningTasks)
    .set({ nextTryAt: clock.now() })
    .where(and(eq(provisioningTasks.state, 'accepted'), inArray(provisioningTasks.serviceId, about)));
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
