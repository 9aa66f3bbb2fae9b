import type { Measurements } from '#core/control-rules/measurements.ts';

const GB = 2 ** 30;
const PERIOD_MS = 600_000;

/** 0 to 1, the same for the same service. */
const seedOf = (service: string): number =>
  [...service].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 1_000, 7) / 1_000;

/** Bytes that a snapshot of such a machine would take. */
export const sandboxSnapshotSize = (service: string): number => Math.round((1 + seedOf(service)) * GB);

/** What a machine that nobody runs would report at `now`, ms since 1970 UTC: the same for the same service and time. */
export const sandboxMeasurements = (service: string, now: number): Measurements => {
  const seed = seedOf(service);
  const wave = (1 + Math.sin((now / PERIOD_MS + seed) * 2 * Math.PI)) / 2;
  return {
    at: now,
    processor: Math.round((0.05 + 0.5 * seed * wave) * 1_000) / 1_000,
    memory: { used: Math.round((0.6 + wave * 0.3) * GB), total: 2 * GB },
    disk: { used: Math.round((4 + seed * 8) * GB), total: 40 * GB },
    network: { received: Math.round((1 + seed) * 3 * GB), sent: Math.round((1 + seed) * GB) },
  };
};
