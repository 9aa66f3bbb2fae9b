import { toIsoDate } from '#backend/cloud-services/service-wire.ts';
import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import type { RefundRequest, Resolvers, ServiceEndingState } from '#contracts/generated/cloud-service.service.ts';
import { askRefund } from './ask-refund.ts';
import { cancelService, keepService, loadOwnEnding } from './end-service.ts';
import type { RefundRow } from './ending-schema.ts';

const toRequestWire = ({ state, net, exempt, vat, gross, askedAt, decidedAt, reason }: RefundRow): RefundRequest => ({
  state,
  net,
  exempt,
  vat,
  gross,
  askedAt: toIsoDate(askedAt),
  decidedAt: decidedAt === null ? null : toIsoDate(decidedAt),
  reason,
});

const loadState = async ({ deps, requireVisitor }: GraphqlContext, id: string): Promise<ServiceEndingState> => {
  const ending = await loadOwnEnding(deps, await requireVisitor(), id);
  const { service, refund, request, grace, suspension, isResumedByStaff } = ending;
  return {
    serviceId: service.id,
    endsWithTerm: service.endsWithTerm,
    refundRefusal: refund.kind === 'refused' ? refund.because : null,
    refund:
      refund.kind === 'offered' ? { ...refund.amounts, usedDays: refund.usedDays, termDays: refund.termDays } : null,
    request: request && toRequestWire(request),
    renewableUntil: toIsoDate(grace.renewableUntil),
    keptUntil: toIsoDate(grace.keptUntil),
    suspendedFor: suspension?.cause ?? null,
    suspensionReason: suspension?.reason ?? '',
    isResumedByStaff,
  };
};

/** [SVC-01] */
export const endingQueries: Pick<NonNullable<Resolvers<GraphqlContext>['Query']>, 'serviceEnding'> = {
  serviceEnding: (_, { serviceId }, context) => loadState(context, serviceId),
};

/** [SVC-01] */
export const endingMutations: Pick<
  NonNullable<Resolvers<GraphqlContext>['Mutation']>,
  'cancelService' | 'keepService' | 'askRefund'
> = {
  cancelService: async (_, { serviceId }, context) => {
    await cancelService(context.deps, await context.requireVisitor(), serviceId, context.idempotencyKey);
    return loadState(context, serviceId);
  },
  keepService: async (_, { serviceId }, context) => {
    await keepService(context.deps, await context.requireVisitor(), serviceId, context.idempotencyKey);
    return loadState(context, serviceId);
  },
  askRefund: async (_, asked, context) => {
    await askRefund(context.deps, await context.requireVisitor(), asked, context.idempotencyKey);
    return loadState(context, asked.serviceId);
  },
};
