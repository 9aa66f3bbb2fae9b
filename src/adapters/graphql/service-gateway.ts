import * as z from 'zod/mini';
import { converted, field, listOf, required } from '#adapters/replies/schema.ts';
import {
  OrderDeliveriesDocument,
  RevealPasswordDocument,
  SearchServiceDocument,
  ServiceDetailDocument,
} from '#contracts/generated/cloud-service.ts';
import type { ServiceGateway } from '#core/services/service-gateway.port.ts';
import type { ServiceClient } from '../service-client.ts';
import { deliveryReply } from './delivery-reply.ts';
import { serviceDetailReply, serviceReply } from './service-reply.ts';

/** More services than one customer has. */
const ALL = 5_000;

const listReply = converted(
  z.nullable(z.object({ resultList: listOf(serviceReply) })),
  (found) => found?.resultList ?? [],
);

/** The cloud service over GraphQL at /cloud-service-api/graphql. [ServiceGateway] */
export const graphqlServiceGateway = ({ graphql }: ServiceClient): ServiceGateway => ({
  list: (ownerId) => {
    const filter = { ownerId, offset: 0, maxResult: ALL };
    return graphql(SearchServiceDocument, { filter }, field('searchService', listReply));
  },
  detail: (serviceId) =>
    required(graphql(ServiceDetailDocument, { serviceId }, field('serviceDetail', z.nullable(serviceDetailReply)))),
  deliveries: (orderId) =>
    graphql(OrderDeliveriesDocument, { orderId }, field('orderDeliveries', z.array(deliveryReply))),
  initialPassword: (serviceId) => graphql(RevealPasswordDocument, { serviceId }, field('revealPassword', z.string())),
});
