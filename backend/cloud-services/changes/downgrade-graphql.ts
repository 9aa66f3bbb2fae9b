import { toIsoDate } from '#backend/cloud-services/service-wire.ts';
import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import type { Resolvers, ServiceDowngrades } from '#contracts/generated/cloud-service.service.ts';
import { productId } from '#core/shared/ids.ts';
import { chooseNextPlan, loadDowngrades } from './downgrade-service.ts';

const loadChoice = async ({ deps, requireVisitor }: GraphqlContext, id: string): Promise<ServiceDowngrades> => {
  const { service, next, offers, pendingOrderId } = await loadDowngrades(deps, await requireVisitor(), id);
  return {
    serviceId: service.id,
    next: next && {
      productId: next.plan,
      productTitle: next.title,
      startsAfter: toIsoDate(next.from),
      isPaid: next.isPaid,
    },
    offers: offers.map(({ plan, title, specs, amounts, refusal }) => ({
      ...amounts,
      productId: plan,
      productTitle: title,
      specs,
      refusal,
    })),
    waitingOrderId: pendingOrderId,
  };
};

/** [SVC-01] */
export const downgradeQueries: Pick<NonNullable<Resolvers<GraphqlContext>['Query']>, 'serviceDowngrades'> = {
  serviceDowngrades: (_, { serviceId }, context) => loadChoice(context, serviceId),
};

/** [SVC-01] */
export const downgradeMutations: Pick<NonNullable<Resolvers<GraphqlContext>['Mutation']>, 'chooseNextPlan'> = {
  chooseNextPlan: async (_, { serviceId, productId: plan }, context) => {
    const asked = { serviceId, plan: plan == null ? null : productId(plan) };
    await chooseNextPlan(context.deps, await context.requireVisitor(), asked, context.idempotencyKey);
    return loadChoice(context, serviceId);
  },
};
