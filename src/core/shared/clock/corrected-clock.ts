import type { Clock } from '#core/shared/environment.port.ts';

/** When an answer left the server at the earliest, and at the latest what the time can be by now; ms since 1970 UTC. */
export type TimeRange = { readonly earliest: number; readonly latest: number };

export type CorrectedClock = Clock & {
  /** Moves the time by as little as brings it into the range. */
  readonly hear: (range: TimeRange) => void;
};

/**
 * The server's time on a device whose own clock may be wrong. It starts with the device's time, and each answer narrows
 * it. Between answers it follows `elapsed` (ms of a clock that nobody sets), so a device whose clock is set does not
 * move it. Where `elapsed` stands still while a device sleeps, the next answer makes up for it.
 */
export const correctedClock = (device: Clock, elapsed: () => number): CorrectedClock => {
  let ahead = device.now() - elapsed();
  const now = (): number => Math.round(ahead + elapsed());
  return {
    now,
    hear: ({ earliest, latest }) => {
      const before = now();
      const after = Math.min(Math.max(before, earliest), Math.max(earliest, latest));
      if (Number.isFinite(after)) ahead += after - before;
    },
  };
};
