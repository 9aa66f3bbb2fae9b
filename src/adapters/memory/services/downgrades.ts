import type { Answer } from '#adapters/memory/as-visitor.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { refuse } from '#adapters/memory/refusals.ts';
import { type ServiceRecord, seedProductById, type World } from '#adapters/memory/world.ts';
import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import { isNextPlanPaid, refuseNextPlan } from '#core/service-rules/smaller-plans.ts';
import type { DowngradeChoice, NextPlan } from '#core/services/changes/next-plan.ts';
import type { ServiceChanges } from '#core/services/changes/service-changes.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { findPendingChange } from './pending-changes.ts';
import { currentService } from './provisioning.ts';
import { controlOf, endingOf, logged, saveControl } from './service-actions.ts';
import { withService } from './service-gateway.ts';
import { findDowngrades } from './service-offers.ts';

const titleOf = (plan: ProductId): string => seedProductById.get(plan)?.title ?? '';

const nextPlanOf = ({ nextPlan = null, detail: { endDate } }: ServiceRecord): NextPlan | null =>
  nextPlan && {
    plan: nextPlan.productId,
    title: titleOf(nextPlan.productId),
    from: nextPlan.from,
    isPaid: isNextPlanPaid({ nextPlan, endDate }),
  };

const choiceOf = (world: World, record: ServiceRecord): DowngradeChoice => ({
  next: nextPlanOf(record),
  offers: findDowngrades(world, record),
  pendingOrderId: findPendingChange(world, record.detail.id),
});

const choose = (world: World, record: ServiceRecord, plan: ProductId | null): Answer<DowngradeChoice> => {
  const { detail, nextPlan = null } = record;
  const orderId = findPendingChange(world, detail.id);
  if (orderId !== null) return refuse('service-in-open-order', { orderId });
  const { endsWithTerm } = endingOf(record);
  const service = { ...currentService(world, record), kind: serviceKindOf(detail.type), endsWithTerm, nextPlan };
  const refusal = refuseNextPlan(service, findDowngrades(world, record), plan);
  if (refusal !== null) return refuse(refusal);
  if (plan === (nextPlan?.productId ?? null)) return ok(choiceOf(world, record));
  const chosen = plan === null ? null : { productId: plan, from: detail.endDate };
  const entry = logged(world, record, plan === null ? 'keep-plan' : 'choose-plan', plan === null ? '' : titleOf(plan));
  const log = [...controlOf(record).log, entry];
  return ok(choiceOf(world, saveControl(world, { ...record, nextPlan: chosen }, { log })));
};

/** Part of the fake that `memoryServiceChanges` is. */
export const memoryDowngrades = (
  world: World,
  bearer: Bearer,
): Pick<ServiceChanges, 'downgrades' | 'chooseNextPlan'> => {
  const onService = withService(world, bearer);
  return {
    downgrades: (id) => onService(id, (record) => ok(choiceOf(world, record))),
    chooseNextPlan: (id, plan, key) =>
      onService(id, (record, { session }) =>
        runOnce(world, session, key, ['chooseNextPlan', id, plan], () => choose(world, record, plan)),
      ),
  };
};
