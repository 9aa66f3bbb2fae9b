import * as z from 'zod/mini';
import {
  RevealPasswordDocument,
  type RevealPasswordMutation,
  SearchServiceDocument,
  type SearchServiceQuery,
  ServiceDetailDocument,
  type ServiceDetailQuery,
} from '#contracts/generated/cloud-service.ts';
import type { ServiceGateway } from '#core/services/service-gateway.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';
import { serviceDetailOf, serviceDetailReply, serviceOf, serviceReply } from './service-reply.ts';
import { listOf } from './tolerant.ts';

/** More services than one customer has. */
const ALL = 5_000;

const page = z.object({
  searchService: z.nullable(z.object({ resultList: listOf(serviceReply) })),
} satisfies Record<keyof SearchServiceQuery, unknown>);
const detail = z.object({
  serviceDetail: z.nullable(serviceDetailReply),
} satisfies Record<keyof ServiceDetailQuery, unknown>);
const password = z.object({ revealPassword: z.string() } satisfies Record<keyof RevealPasswordMutation, unknown>);

/** The cloud service over GraphQL at /cloud-service-api/graphql. [ServiceGateway] */
export const graphqlServiceGateway = (cloud: ServiceClient): ServiceGateway => ({
  list: async (ownerId) => {
    const filter = { ownerId, offset: 0, maxResult: ALL };
    const answer = await cloud.graphql(SearchServiceDocument, { filter }, page);
    return answer.ok ? ok((answer.value.searchService?.resultList ?? []).map(serviceOf)) : answer;
  },
  detail: async (serviceId) => {
    const answer = await cloud.graphql(ServiceDetailDocument, { serviceId }, detail);
    if (!answer.ok) return answer;
    return answer.value.serviceDetail ? ok(serviceDetailOf(answer.value.serviceDetail)) : fail({ kind: 'not-found' });
  },
  initialPassword: async (serviceId) => {
    const answer = await cloud.graphql(RevealPasswordDocument, { serviceId }, password);
    return answer.ok ? ok(answer.value.revealPassword) : answer;
  },
});
