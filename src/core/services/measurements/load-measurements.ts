import type { Measurements } from '#core/control-rules/measurements.ts';
import { query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import type { MeasurementReader } from './measurements.port.ts';

type MeasurementPorts = VisitorPorts & { readonly measurements: MeasurementReader };

/** Of this moment, so that it is asked once; null when there are none. Another customer's is `not-found`. [SVC-01] */
export const loadMeasurements = query(
  (ports: MeasurementPorts): UseCase<{ readonly id: ServiceId }, Measurements | null> =>
    ({ id }) =>
      callAsCustomer(ports)(() => ports.measurements.read(id)),
);
