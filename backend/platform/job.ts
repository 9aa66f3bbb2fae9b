import type { Logger } from 'pino';
import type { BackendClock } from './clock.ts';

/** Work that a backend repeats. `name` stands in the log. */
export type Job<Deps> = {
  readonly name: string;
  /** In ms. */
  readonly period: number;
  readonly run: (deps: Deps) => Promise<void>;
};

/** Runs without overlap; logs a failure and retries. The returned function stops it and waits for the current run. */
export const startJob = <Deps extends { readonly clock: BackendClock; readonly log: Logger }>(
  deps: Deps,
  { name, period, run }: Job<Deps>,
): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  const turn = (): Promise<void> => {
    const began = performance.now();
    return run(deps)
      .then(() => deps.log.debug({ job: name, ms: Math.round(performance.now() - began) }, 'job'))
      .catch((error: unknown) => deps.log.error({ err: error }, `${name} failed`))
      .finally(() => {
        running = null;
      });
  };
  const stop = deps.clock.every(period, async () => {
    await running;
    running ??= turn();
    await running;
  });
  return async () => {
    stop();
    await running;
  };
};
