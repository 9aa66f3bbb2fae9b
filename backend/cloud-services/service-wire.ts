import type { CloudService, CloudServiceDetail } from '#contracts/generated/cloud-service.service.ts';
import type { PartnerService } from '#contracts/generated/service.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import { onSystem } from '#contracts/service-actions.ts';
import type { SetUp } from '#contracts/service-facts.ts';
import { visibleSetUp } from '#contracts/service-setup.ts';
import { serviceStates } from '#core/shared/service-status.ts';
import type { NamedService, OwnedService } from './read-services.ts';
import type { CloudServiceRow } from './schema.ts';

const shownSetUp = ({ status, setUp, papers, system }: CloudServiceRow): SetUp =>
  visibleSetUp(onSystem(setUp, system), !serviceStates[status].isInSetUp, papers);

/** What its owner calls it. */
export const shownName = ({ label, name }: Pick<CloudServiceRow, 'label' | 'name'>): string => label ?? name;

export const toIsoDate = (at: number): string => new Date(at).toISOString();

export const hasPassword = ({ service }: OwnedService): boolean =>
  shownSetUp(service).username !== null && service.password !== null;

const toAttributes = ({ papers, transfer }: CloudServiceRow) =>
  papers === null ? null : { papers, ...(transfer === null ? {} : { transfer }) };

const toCommonWire = ({ service, order, lineTitle }: NamedService) => ({
  serviceId: service.id,
  partnerId: organisationId,
  serviceName: shownName(service),
  type: service.type,
  typeName: lineTitle,
  status: service.status,
  ownerId: order.ownerPartyId ?? '',
  startDate: toIsoDate(service.startDate),
  endDate: toIsoDate(service.endDate),
  location: shownSetUp(service).location,
  serviceType: service.type,
  orderId: service.orderId,
});

/** A service with every field of searchService. [ENT-13] */
export const toServiceWire = (owned: NamedService): CloudService => {
  const { service } = owned;
  const { address, ips, computingId, urlPublic, urlPrivate, username } = shownSetUp(service);
  return {
    ...toCommonWire(owned),
    statusFulfillment: serviceStates[service.status].isCompleted ? 'FULFILLED' : 'FULFILLING',
    urlPrivate,
    urlPublic,
    username,
    attrs: toAttributes(service),
    ips,
    actionRequest: [],
    billingCycle: { quantity: service.term, unit: service.unitId },
    productConfiguration: { productId: service.productId, productTitle: service.productTitle, productResources: [] },
    address,
    computingId,
    hasPassword: hasPassword(owned),
  };
};

/** [GQL-06 serviceDetail] */
export const toDetailWire = (owned: NamedService): CloudServiceDetail => {
  const { setUp: first, system } = owned.service;
  const setUp = onSystem(first, system);
  return {
    service: toServiceWire(owned),
    resources: setUp.resources.map(({ name, value }) => ({
      name,
      value,
    })),
    configs: setUp.configs.map(({ name, value }, index) => ({ configId: String(index + 1), name, configValue: value })),
    extraData: shownSetUp(owned.service).extra.map(({ title, facts }) => ({
      title,
      content: facts.map(({ name, value }) => ({ name, value })),
    })),
  };
};

/** [GQL-06 getServiceByOwnerId] */
export const toPartnerServiceWire = (owned: NamedService): PartnerService => {
  const { service, order } = owned;
  return {
    ...toCommonWire(owned),
    createdStamp: toIsoDate(service.createdAt),
    updatedStamp: toIsoDate(service.updatedAt),
    createdBy: 'provisioning',
    orderLineItemId: service.lineId,
    ownerName: order.ownerName,
    ownerEmail: order.ownerEmail,
    ownerPhone: order.ownerPhone,
  };
};
