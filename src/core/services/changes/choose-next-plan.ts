import { command, type Keyed, type UseCase } from '#core/failures/operation.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import { deriveIdempotencyKey } from '#core/shared/derive-idempotency-key.ts';
import type { ProductId, ServiceId } from '#core/shared/ids.ts';
import type { Notice, Outcome } from '#core/shared/notice.ts';
import * as paths from '#core/shared/paths.ts';
import { writeOnce } from '#core/shared/persist.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { ServiceChangePorts } from './load-changes.ts';

type OfService = Keyed & { readonly id: ServiceId };

const choose = async (
  ports: ServiceChangePorts,
  { id, idempotencyKey }: OfService,
  plan: ProductId | null,
  notice: Notice,
): Promise<Result<Outcome, ShopFailure>> => {
  const key = deriveIdempotencyKey(idempotencyKey, 'next-plan');
  const chosen = await callAsCustomer(ports)(() =>
    writeOnce(ports.delay, () => ports.changes.chooseNextPlan(id, plan, key)),
  );
  return chosen.ok ? ok({ goTo: paths.service(id, 'doi-goi'), notice, notify: null }) : chosen;
};

/**
 * To a smaller plan when the paid period is over. Failures: `login-required`, `not-found`, `product-unavailable`,
 * `service-in-open-order`, `service-action-impossible`. [SVC-01]
 */
export const downgradeService = command(
  (ports: ServiceChangePorts): UseCase<OfService & { readonly plan: ProductId }, Outcome> =>
    (given) =>
      choose(ports, given, given.plan, 'next-plan-chosen'),
);

/** Takes the downgrade back. Failures: as `downgradeService`. [SVC-01] */
export const keepPlan = command(
  (ports: ServiceChangePorts): UseCase<OfService, Outcome> =>
    (given) =>
      choose(ports, given, null, 'plan-kept'),
);
