import { eq } from 'drizzle-orm';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffRequest } from '#backend/platform/staff-route.ts';
import { staffLog } from './schema.ts';
import type { StaffDeps } from './staff-deps.ts';
import { type StaffLogEntry, toLogRow } from './staff-log.ts';

/**
 * Runs a command in one transaction with its row of the staff log, once per (member, address, key): the unique index
 * makes a simultaneous second form wait and then do nothing. Throws BAD_USER_INPUT for a missing or malformed key.
 */
export const recordChange = async (
  deps: Pick<StaffDeps, 'db' | 'clock' | 'secrets'>,
  entry: Omit<StaffLogEntry, 'result'>,
  commandKey: string | null,
  command: Parameters<StaffRequest['change']>[0],
): Promise<void> => {
  if (commandKey === null || !/^[\w-]{8,64}$/.test(commandKey))
    throw new ServiceFailure('BAD_USER_INPUT', 'A form needs its key', { field: 'key' });
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(staffLog)
      .values({ ...toLogRow(deps, { ...entry, result: 'done' }), commandKey })
      .onConflictDoNothing()
      .returning({ id: staffLog.id });
    if (row === undefined) return;
    const change = await command(tx);
    await tx.update(staffLog).set({ change }).where(eq(staffLog.id, row.id));
  });
};
