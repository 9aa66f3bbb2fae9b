import type { LoggedAction } from '#core/services/service-control.port.ts';

/**
 * The log of a service whose users members of the staff set up, newest first: a change of users runs until the next
 * `seats-done` above it, and ends as that one did. [SVC-01]
 */
export const seatLogByStaff = (log: readonly LoggedAction[]): readonly LoggedAction[] =>
  log.map((entry, at) => {
    if (!['assign-seat', 'remove-seat'].includes(entry.kind)) return entry;
    const answer = log.slice(0, at).findLast(({ kind }) => kind === 'seats-done');
    return { ...entry, outcome: answer?.outcome ?? 'running', finishedAt: answer?.finishedAt ?? null };
  });
