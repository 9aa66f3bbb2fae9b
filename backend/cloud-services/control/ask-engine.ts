import { setTimeout } from 'node:timers/promises';
import type { BackendDeps } from '#backend/platform/deps.ts';

/** A reader waits on the page; longer than any engine that is well. */
const TIMEOUT_MS = 4_000;

const late = () =>
  setTimeout(TIMEOUT_MS, null, { ref: false }).then(() => Promise.reject(new Error('no answer in time')));

/** Null, and a line in the log, when the engine of a service does not answer, or answers what cannot be. */
export const askEngine = async <Answer>(
  { log }: Pick<BackendDeps, 'log'>,
  serviceId: string,
  ask: () => Promise<Answer | null>,
  canBe: (answer: Answer) => boolean,
): Promise<Answer | null> => {
  try {
    const found = await Promise.race([ask(), late()]);
    if (found === null || canBe(found)) return found;
    log.warn({ serviceId }, 'an engine reports what cannot be');
  } catch (error) {
    log.warn({ serviceId, err: error }, 'the engine of a service did not answer');
  }
  return null;
};
