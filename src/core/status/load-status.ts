import { type Nothing, publicQuery, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { Delay } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail } from '#core/shared/result.ts';
import type { StatusReport } from './status.ts';
import type { StatusBoard } from './status-board.port.ts';

/** Failures: those of reading. */
export const loadStatus = publicQuery(
  { seconds: 60 },
  ({ status, delay }: { readonly status: StatusBoard; readonly delay: Delay }): UseCase<Nothing, StatusReport> =>
    async () => {
      const report = await readWithRetry(delay, () => status.load());
      return report.ok ? report : fail(toShopFailure(report.failure));
    },
);
