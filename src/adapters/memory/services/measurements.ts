import type { World } from '#adapters/memory/world.ts';
import { sandboxMeasurements } from '#contracts/sandbox/sandbox-measurements.ts';
import { isAbleTo } from '#core/control-rules/abilities.ts';
import type { MeasurementReader } from '#core/services/measurements/measurements.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { ok } from '#core/shared/result.ts';
import { currentService } from './provisioning.ts';
import { withService } from './service-gateway.ts';

/** Invented, as the sandbox does. [MeasurementReader] */
export const memoryMeasurements = (world: World, bearer: Bearer): MeasurementReader => {
  const onService = withService(world, bearer);
  return {
    read: (id) =>
      onService(id, (record) =>
        ok(isAbleTo(currentService(world, record), 'measurements') ? sandboxMeasurements(id, world.state.now) : null),
      ),
  };
};
