import type { CloudService, CloudServiceDetail } from '#contracts/generated/cloud-service.service.ts';
import type { PartnerService } from '#contracts/generated/service.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import { serviceTypeOf } from '#contracts/seed/service-types.ts';
import type { SetUp } from '#contracts/service-facts.ts';
import { PAPERS, paperStates } from '#contracts/service-facts.ts';
import type { OwnedService } from './read-services.ts';
import type { CloudServiceRow } from './schema.ts';

/** Hidden until delivery, because the server does not respond before. */
const visibleSetUp = ({ status, setUp }: CloudServiceRow): SetUp =>
  status === 'CREATED' || status === 'PROCESSING'
    ? {
        ...setUp,
        address: '',
        ips: [],
        computingId: null,
        urlPublic: null,
        urlPrivate: null,
        username: null,
        extra: [],
      }
    : setUp;

const toIsoDate = (at: number): string => new Date(at).toISOString();

export const hasPassword = ({ service }: OwnedService): boolean =>
  visibleSetUp(service).username !== null && service.password !== null;

const toAttributes = ({ papers, transfer }: CloudServiceRow) =>
  papers === null ? null : { papers, ...(transfer === null ? {} : { transfer }) };

/** A service with every field of searchService. [ENT-13] */
export const toServiceWire = (owned: OwnedService): CloudService => {
  const { service, order } = owned;
  const { address, location, ips, computingId, urlPublic, urlPrivate, username } = visibleSetUp(service);
  return {
    serviceId: service.id,
    partnerId: organisationId,
    serviceName: service.name,
    type: service.type,
    typeName: serviceTypeOf(service.type).name,
    status: service.status,
    statusFulfillment: service.status === 'COMPLETED' ? 'FULFILLED' : 'FULFILLING',
    ownerId: order.ownerPartyId ?? '',
    startDate: toIsoDate(service.startDate),
    endDate: toIsoDate(service.endDate),
    serviceType: service.type,
    urlPrivate,
    urlPublic,
    username,
    attrs: toAttributes(service),
    ips,
    orderId: service.orderId,
    actionRequest: [],
    billingCycle: { quantity: service.term, unit: service.unitId },
    productConfiguration: { productId: service.productId, productTitle: service.productTitle, productResources: [] },
    address,
    location,
    computingId,
    hasPassword: hasPassword(owned),
  };
};

/** The state of a domain's documents changes after set-up. */
const extraFacts = (service: CloudServiceRow): SetUp['extra'] => {
  const { extra } = visibleSetUp(service);
  const { papers } = service;
  if (papers === null) return extra;
  return extra.map((each) =>
    each.title === PAPERS ? { ...each, facts: [{ name: 'Tình trạng', value: paperStates[papers] }] } : each,
  );
};

/** [GQL-06 serviceDetail] */
export const toDetailWire = (owned: OwnedService): CloudServiceDetail => {
  const { setUp } = owned.service;
  return {
    service: toServiceWire(owned),
    resources: setUp.resources.map(({ name, value }) => ({
      name,
      value,
    })),
    configs: setUp.configs.map(({ name, value }, index) => ({ configId: String(index + 1), name, configValue: value })),
    extraData: extraFacts(owned.service).map(({ title, facts }) => ({
      title,
      content: facts.map(({ name, value }) => ({ name, value })),
    })),
  };
};

/** [GQL-06 getServiceByOwnerId] */
export const toPartnerServiceWire = (owned: OwnedService): PartnerService => {
  const { service, order } = owned;
  return {
    createdStamp: toIsoDate(service.createdAt),
    updatedStamp: toIsoDate(service.updatedAt),
    createdBy: 'provisioning',
    partnerId: organisationId,
    serviceName: service.name,
    serviceId: service.id,
    type: service.type,
    typeName: serviceTypeOf(service.type).name,
    orderId: service.orderId,
    orderLineItemId: service.lineId,
    status: service.status,
    ownerId: order.ownerPartyId ?? '',
    ownerName: order.ownerName,
    ownerEmail: order.ownerEmail,
    ownerPhone: order.ownerPhone,
    startDate: toIsoDate(service.startDate),
    endDate: toIsoDate(service.endDate),
    location: visibleSetUp(service).location,
    serviceType: service.type,
  };
};
