import { toIsoDate } from '#backend/cloud-services/service-wire.ts';
import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import type { Resolvers } from '#contracts/generated/cloud-service.service.ts';
import { openServiceEntry } from './service-entries.ts';

/** [SVC-01] */
export const entryMutations: Pick<NonNullable<Resolvers<GraphqlContext>['Mutation']>, 'openServiceEntry'> = {
  openServiceEntry: async (_, { serviceId }, { deps, requireVisitor, idempotencyKey }) => {
    const { url, expiresAt } = await openServiceEntry(deps, await requireVisitor(), serviceId, idempotencyKey);
    return { url, expiresAt: toIsoDate(expiresAt) };
  },
};
