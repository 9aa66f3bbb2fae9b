import type { Clock } from '#core/shared/environment.port.ts';
import { fail } from '#core/shared/result.ts';
import type { CompanyDirectory } from './company-directory.port.ts';

/** Look-ups of all visitors together; a register is a free service of somebody else. */
export const MAX_LOOK_UPS = 60;
export const LOOK_UP_WINDOW_MS = 60_000;

/** Sends no more than `MAX_LOOK_UPS` in a window; the others are `unreachable`. */
export const limitedDirectory = (directory: CompanyDirectory, clock: Clock): CompanyDirectory => {
  let windowEnd = 0;
  let sent = 0;
  return {
    ...directory,
    find: async (taxCode) => {
      if (clock.now() >= windowEnd) {
        windowEnd = clock.now() + LOOK_UP_WINDOW_MS;
        sent = 0;
      }
      if (sent >= MAX_LOOK_UPS) return fail({ kind: 'unreachable' });
      sent += 1;
      return directory.find(taxCode);
    },
  };
};
