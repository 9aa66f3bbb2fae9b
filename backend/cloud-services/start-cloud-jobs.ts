import type { BackendDeps } from '#backend/platform/deps.ts';
import { startProvisioning } from './provision.ts';
import { startReminders } from './send-reminders.ts';

/** Returns a function that stops the jobs. */
export const startCloudJobs = (deps: BackendDeps): (() => Promise<void>) => {
  const stops = [startProvisioning(deps), startReminders(deps)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
