import * as z from 'zod/mini';
import type { ServiceDetailQuery, ServiceInListFragment } from '#contracts/generated/cloud-service.ts';
import { documentStates } from '#core/domains/registrant-documents.ts';
import type { Service, ServiceDetail, ServiceStatus, TransferState } from '#core/services/service.ts';
import { orderId, productId, serviceId } from '#core/shared/ids.ts';
import { flagOr, listOf, orNull, type ReadersOf, textOr, textOrNull } from './tolerant.ts';

const date = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));
const statuses = [
  'CREATED',
  'UPGRADED',
  'PROCESSING',
  'COMPLETED',
  'ERROR',
  'SUSPEND',
  'CANCELLED',
  'CLOSED',
] as const satisfies readonly ServiceStatus[];

const papers = z.object({
  papers: z.enum(documentStates),
  transfer: z.optional(z.enum(['MOVING', 'REFUSED'] as const satisfies readonly TransferState[])),
});

const inList = {
  serviceId: z.string().check(z.minLength(1)),
  serviceName: z.string(),
  type: textOr(''),
  typeName: textOr(''),
  status: z.enum(statuses),
  attrs: orNull(papers),
  startDate: date,
  endDate: date,
  orderId: z.string(),
  productConfiguration: z.object({ productId: z.string() }),
  address: textOr(''),
  location: textOr(''),
} satisfies ReadersOf<ServiceInListFragment>;

/** Dates, status, order and product are required. */
export const serviceReply = z.object(inList);

export const serviceOf = (reply: z.infer<typeof serviceReply>): Service => ({
  id: serviceId(reply.serviceId),
  name: reply.serviceName,
  type: reply.type,
  typeName: reply.typeName,
  status: reply.status,
  productId: productId(reply.productConfiguration.productId),
  orderId: orderId(reply.orderId),
  startDate: Date.parse(reply.startDate),
  endDate: Date.parse(reply.endDate),
  address: reply.address,
  location: reply.location,
  ...(reply.attrs === null ? {} : { documentState: reply.attrs.papers }),
  ...(reply.attrs?.transfer === undefined ? {} : { transfer: reply.attrs.transfer }),
});

type DetailWire = NonNullable<ServiceDetailQuery['serviceDetail']>;

const fact = z.object({ name: z.string(), value: z.string() });

/** Leaves out unparsable facts. [ENT-13] */
export const serviceDetailReply = z.object({
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

export const serviceDetailOf = (reply: z.infer<typeof serviceDetailReply>): ServiceDetail => {
  const { service, resources, configs, extraData } = reply;
  return {
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
  };
};
