import { asCustomer } from '#adapters/memory/as-visitor.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { refuse } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import type { AutoRenewals } from '#core/services/auto-renewals/auto-renewals.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { ok } from '#core/shared/result.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { currentService } from './provisioning.ts';
import { controlOf, endingOf, logged, saveControl } from './service-actions.ts';
import { servicesOf, withService } from './service-gateway.ts';

/** Fake switches over a world, for the customer whose token the bearer holds; no day renews anything. [AutoRenewals] */
export const memoryAutoRenewals = (world: World, bearer: Bearer): AutoRenewals => {
  const onService = withService(world, bearer);
  const { autoRenewals } = world.state;
  return {
    list: () =>
      asCustomer(
        world,
        bearer,
      )((who) =>
        ok(
          servicesOf(world, who)
            .map(({ detail }) => detail.id)
            .filter((id) => autoRenewals.has(id))
            .toSorted(),
        ),
      ),
    set: (id, isOn, key) =>
      onService(id, (record, { session }) =>
        runOnce(world, session, key, ['switchAutoRenewal', id, isOn], () => {
          if (isOn && (!isRunning(currentService(world, record)) || endingOf(record).endsWithTerm))
            return refuse('service-action-impossible');
          if (autoRenewals.has(id) === isOn) return ok(null);
          if (isOn) autoRenewals.add(id);
          else autoRenewals.delete(id);
          const entry = logged(world, record, isOn ? 'auto-renewal-on' : 'auto-renewal-off', '');
          saveControl(world, record, { log: [...controlOf(record).log, entry] });
          return ok(null);
        }),
      ),
  };
};
