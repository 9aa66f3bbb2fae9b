import type { Clock } from '#core/shared/environment.port.ts';

/** Time in ms since 1970 UTC, and timers. */
export type BackendClock = Clock & {
  /** For tests; time advances from there. Null restores the system time. Resolves after all due tasks have run. */
  readonly set: (now: number | null) => Promise<void>;
  /** Runs until the returned function is called; does not keep the process alive. `work` never fails. */
  readonly every: (milliseconds: number, work: () => Promise<void>) => () => void;
};

type Task = {
  readonly period: number;
  readonly work: () => Promise<void>;
  due: number;
  /** The newest run; ended before the first. */
  newest: Promise<void>;
};

export const createBackendClock = (): BackendClock => {
  let ahead = 0;
  const tasks = new Set<Task>();
  const now = (): number => Date.now() + ahead;
  const run = (task: Task): Promise<void> => {
    task.due = now() + task.period;
    task.newest = task.work();
    return task.newest;
  };
  return {
    now,
    set: async (moved) => {
      ahead = moved === null ? 0 : moved - Date.now();
      const due = [...tasks].filter((task) => task.due <= now());
      for (const task of tasks) task.due = Math.min(task.due, now() + task.period);
      // Also where a timer has begun it meanwhile: that was too early for what the work before it leaves behind.
      for (const task of due) await run(task);
      await Promise.all([...tasks].map(({ newest }) => newest));
    },
    every: (period, work) => {
      const task: Task = { period, work, due: now() + period, newest: Promise.resolve() };
      tasks.add(task);
      const timer = setInterval(() => void run(task), period);
      timer.unref();
      return () => {
        clearInterval(timer);
        tasks.delete(task);
      };
    },
  };
};
