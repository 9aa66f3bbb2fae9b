import type { Measurements } from '#core/control-rules/measurements.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

/** What engines report of a customer's services; another customer's is `not-found`, `denied` without a session. [SVC-01] */
export type MeasurementReader = {
  /** Null where nothing measures the service, or nobody answers now. */
  readonly read: (id: ServiceId) => Promise<Result<Measurements | null, PortFailure>>;
};
