import type { BackendDeps } from '#backend/platform/deps.ts';
import { startProvisioning } from './provision.ts';
import { startReminders } from './send-reminders.ts';

/** Background jobs of cloud services: provisioning and reminders. Returns a function that stops them. */
export const startCloudJobs = (deps: BackendDeps): (() => Promise<void>) => {
  const stops = [startProvisioning(deps), startReminders(deps)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
