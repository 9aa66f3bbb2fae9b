import { toShopFailure } from '#core/failures/refusals.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Delay, Log } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, type Result } from '#core/shared/result.ts';

export type ReadPorts = { readonly delay: Delay; readonly log: Log };

/** Retries the main content of a page. Logs failures except `not-found` once. [ROUTE-48, ERR-06] */
export const readContent = async <Value>(
  { delay, log }: ReadPorts,
  event: string,
  read: () => Promise<Result<Value, PortFailure>>,
): Promise<Result<Value, ShopFailure>> => {
  const answer = await readWithRetry(delay, read);
  if (answer.ok) return answer;
  if (answer.failure.kind !== 'not-found') log.warn(event, { kind: answer.failure.kind });
  return fail(toShopFailure(answer.failure));
};
