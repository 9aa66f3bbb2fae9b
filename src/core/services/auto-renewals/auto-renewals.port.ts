import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** Which services of the customer are renewed from the prepaid balance; `denied` for a guest. */
export type AutoRenewals = {
  /** Those that are switched on. */
  readonly list: () => Promise<Result<readonly ServiceId[], PortFailure>>;
  /**
   * Another customer's service is `not-found`. Refusals: `service-action-impossible` to switch on a service that does not
   * go on, `idempotency-key-reused`.
   */
  readonly set: (id: ServiceId, isOn: boolean, idempotencyKey: IdempotencyKey) => Promise<Result<null, PortFailure>>;
};
