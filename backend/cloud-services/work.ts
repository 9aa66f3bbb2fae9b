import type { BackendDeps } from '#backend/platform/deps.ts';
import { startProvisioning } from './provision.ts';
import { startReminding } from './remind.ts';

/** Background jobs of cloud services: provisioning and reminders. Returns a function that stops them. */
export const startCloudWork = (deps: BackendDeps): (() => Promise<void>) => {
  const stops = [startProvisioning(deps), startReminding(deps)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
