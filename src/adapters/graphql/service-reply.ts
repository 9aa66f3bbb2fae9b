import * as z from 'zod/mini';
import {
  converted,
  filled,
  flagOr,
  instant,
  listOf,
  orNull,
  type ReadersOf,
  textOr,
  textOrNull,
} from '#adapters/replies/schema.ts';
import type { ServiceDetailQuery, ServiceInListFragment } from '#contracts/generated/cloud-service.ts';
import { documentStates } from '#core/domains/documents/registrant-documents.ts';
import type { TransferState } from '#core/domains/transfer.ts';
import type { Service, ServiceDetail } from '#core/services/service.ts';
import { orderId, productId, serviceId } from '#core/shared/ids.ts';
import { serviceStatuses } from '#core/shared/service-status.ts';

const papers = z.object({
  papers: z.enum(documentStates),
  transfer: z.optional(z.enum(['MOVING', 'REFUSED'] as const satisfies readonly TransferState[])),
});

const inList = {
  serviceId: filled,
  serviceName: z.string(),
  type: textOr(''),
  typeName: textOr(''),
  status: z.enum(serviceStatuses),
  attrs: orNull(papers),
  startDate: instant,
  endDate: instant,
  orderId: z.string(),
  productConfiguration: z.object({ productId: z.string() }),
  address: textOr(''),
  location: textOr(''),
} satisfies ReadersOf<ServiceInListFragment>;

const wireService = z.object(inList);
const serviceOf = (reply: z.output<typeof wireService>): Service => ({
  id: serviceId(reply.serviceId),
  name: reply.serviceName,
  type: reply.type,
  typeName: reply.typeName,
  status: reply.status,
  productId: productId(reply.productConfiguration.productId),
  orderId: orderId(reply.orderId),
  startDate: reply.startDate,
  endDate: reply.endDate,
  address: reply.address,
  location: reply.location,
  ...(reply.attrs === null ? {} : { documentState: reply.attrs.papers }),
  ...(reply.attrs?.transfer === undefined ? {} : { transfer: reply.attrs.transfer }),
});

/** Dates, status, order and product are required. */
export const serviceReply = converted(wireService, serviceOf);

type DetailWire = NonNullable<ServiceDetailQuery['serviceDetail']>;

const fact = z.object({ name: z.string(), value: z.string() });

const wireDetail = z.object({
  service: z.object({
    ...inList,
    urlPrivate: textOrNull,
    urlPublic: textOrNull,
    username: textOrNull,
    ips: listOf(z.string()),
    computingId: textOrNull,
    hasPassword: flagOr(false),
  } satisfies ReadersOf<DetailWire['service']>),
  resources: listOf(fact),
  configs: listOf(z.object({ name: z.string(), configValue: z.string() })),
  extraData: listOf(z.object({ title: z.string(), content: listOf(fact) })),
} satisfies ReadersOf<DetailWire>);

/** Leaves out unparsable facts. [ENT-13] */
export const serviceDetailReply = converted(
  wireDetail,
  ({ service, resources, configs, extraData }): ServiceDetail => ({
    ...serviceOf(service),
    ips: service.ips,
    computingId: service.computingId,
    urlPublic: service.urlPublic,
    urlPrivate: service.urlPrivate,
    username: service.username,
    hasPassword: service.hasPassword,
    resources,
    configs: configs.map(({ name, configValue }) => ({ name, value: configValue })),
    extra: extraData.map(({ title, content }) => ({ title, facts: content })),
  }),
);
