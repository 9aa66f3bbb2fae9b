import type { Clock } from '#core/shared/environment.port.ts';

/** The backend's time. `set` moves it for tests; it then runs on from there. Null gives the machine's time back. */
export type BackendClock = Clock & { readonly set: (now: number | null) => void };

export const machineClock = (): BackendClock => {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    set: (now) => {
      ahead = now === null ? 0 : now - Date.now();
    },
  };
};
