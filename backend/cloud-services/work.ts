import type { BackendDeps } from '#backend/platform/deps.ts';
import { startProvisioning } from './provision.ts';
import { startReminding } from './remind.ts';

/** What the cloud services do by themselves: making what was paid, and reminding of what ends. Answers how to stop. */
export const startCloudWork = (deps: BackendDeps): (() => Promise<void>) => {
  const stops = [startProvisioning(deps), startReminding(deps)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
