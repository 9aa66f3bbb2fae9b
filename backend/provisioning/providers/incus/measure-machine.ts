import { setTimeout } from 'node:timers/promises';
import type { Filling, Measurements } from '#core/control-rules/measurements.ts';
import type { IncusApi, Machine, MachineUsage } from './incus-api.ts';

/** Between two readings of the processors' time, which tell how busy they are. */
const SAMPLE_MS = 500;
const NS_PER_MS = 1_000_000;
const GIB = 2 ** 30;

/** Of the limits that the shop sets: «2» and «4GiB». */
const amountOf = (limit: string | undefined, unit: string): number | null => {
  const found = Number(new RegExp(`^(\\d+)${unit}$`).exec(limit ?? '')?.[1] ?? 0);
  return found > 0 ? found : null;
};

const filling = (used: number, gibibytes: number | null): Filling => ({
  used,
  total: gibibytes === null ? null : gibibytes * GIB,
});

const diskSize = ({ expanded_devices: devices }: Machine): number | null =>
  amountOf(Object.values(devices).find(({ type, path }) => type === 'disk' && path === '/')?.size, 'GiB');

/** Null without a limit: nobody says of how many processors it is a share. */
const busyShare = (before: MachineUsage, after: MachineUsage, elapsed: number, processors: number | null) => {
  if (processors === null || elapsed <= 0) return null;
  const share = (after.processorTime - before.processorTime) / (elapsed * NS_PER_MS * processors);
  return Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 1_000;
};

/** What the server reports of a machine, read twice. `now`: ms since 1970 UTC. Null when it is gone meanwhile. */
export const measureMachine = async (
  api: IncusApi,
  name: string,
  machine: Machine,
  now: number,
): Promise<Measurements | null> => {
  const size = diskSize(machine);
  const before = await api.loadUsage(name);
  if (before === null) return null;
  if (machine.status !== 'Running')
    return {
      at: now,
      processor: null,
      memory: null,
      disk: before.disk === null ? null : filling(before.disk, size),
      network: null,
    };
  const began = performance.now();
  await setTimeout(SAMPLE_MS);
  const after = await api.loadUsage(name);
  if (after === null) return null;
  const elapsed = performance.now() - began;
  const { config } = machine;
  return {
    at: now + Math.round(elapsed),
    processor: busyShare(before, after, elapsed, amountOf(config['limits.cpu'], '')),
    memory: filling(after.memory, amountOf(config['limits.memory'], 'GiB')),
    disk: after.disk === null ? null : filling(after.disk, size),
    network: { received: after.received, sent: after.sent },
  };
};
