import { type ServiceRecord, seedProductById, type World } from '#adapters/memory/world.ts';
import { contentOf } from '#contracts/seed/product-content.ts';
import { onPlan } from '#contracts/service-changes.ts';
import { isNextPlanDue } from '#core/service-rules/smaller-plans.ts';
import type { ServiceDetail } from '#core/services/service.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { controlOf, logged, saveControl } from './service-actions.ts';

/** Unchanged when one of the plans is not sold any more. */
export const moveToPlan = (detail: ServiceDetail, planId: ProductId): ServiceDetail => {
  const [before, plan] = [seedProductById.get(detail.productId), seedProductById.get(planId)];
  if (!before || !plan) return detail;
  const { specifications } = contentOf(plan);
  return { ...onPlan(detail, before.title, { title: plan.title, specifications }), productId: planId };
};

/** Moves a service to the plan of its next term, once that term is paid and has begun. */
export const settleNextPlan = (world: World, record: ServiceRecord): ServiceRecord => {
  const { nextPlan = null, detail } = record;
  if (nextPlan === null || !isNextPlanDue({ nextPlan, endDate: detail.endDate }, world.state.now)) return record;
  const moved: ServiceRecord = { ...record, detail: moveToPlan(detail, nextPlan.productId), nextPlan: null };
  const entry = { ...logged(world, record, 'downgrade', moved.detail.name), by: 'shop' } as const;
  return saveControl(world, moved, { log: [...controlOf(record).log, entry] });
};
