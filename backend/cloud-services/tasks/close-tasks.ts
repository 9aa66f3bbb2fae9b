import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { TaskKind } from '#backend/provisioning/provisioner.ts';
import { openTaskStates, provisioningTasks } from './task-schema.ts';

/** Of what a provisioner gave up, or what a member has to do. */
const leftStates = ['failed', 'staff'] as const;

/**
 * Nobody has to do this with the service any more. `isAskedToo`: neither does a provisioner that was asked, or is about to
 * be. `now` in ms since 1970 UTC.
 */
export const closeTasks = (
  tx: Transaction,
  serviceId: string,
  { kind, isAskedToo, now }: { readonly kind: TaskKind; readonly isAskedToo: boolean; readonly now: number },
) =>
  tx
    .update(provisioningTasks)
    .set({ state: 'by-hand', decidedAt: now })
    .where(
      and(
        eq(provisioningTasks.serviceId, serviceId),
        eq(provisioningTasks.kind, kind),
        inArray(provisioningTasks.state, isAskedToo ? [...leftStates, ...openTaskStates] : [...leftStates]),
      ),
    );
