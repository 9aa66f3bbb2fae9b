import type { Service, ServiceDetail } from '#core/services/service.ts';
import type { ServiceGateway } from '#core/services/service-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { ok } from '#core/shared/result.ts';
import { currentService } from './provisioning.ts';
import { denied, notFound } from './refusals.ts';
import { currentSession, findAccessibleOrder } from './sessions.ts';
import type { SessionRecord, World } from './world.ts';

const inList = (service: ServiceDetail): Service => ({
  id: service.id,
  name: service.name,
  type: service.type,
  typeName: service.typeName,
  status: service.status,
  productId: service.productId,
  orderId: service.orderId,
  startDate: service.startDate,
  endDate: service.endDate,
  address: service.address,
  location: service.location,
  ...(service.documentState === undefined ? {} : { documentState: service.documentState }),
  ...(service.transfer === undefined ? {} : { transfer: service.transfer }),
});

export const memoryServiceGateway = (world: World, bearer: Bearer): ServiceGateway => {
  const customer = (): SessionRecord | undefined => {
    const who = currentSession(world, bearer);
    return who?.party == null ? undefined : who;
  };
  const mine = (who: SessionRecord) =>
    [...world.state.services.values()].filter(
      ({ detail }) => findAccessibleOrder(world, who, detail.orderId) !== undefined,
    );
  return {
    list: async (owner) => {
      const who = customer();
      if (!who) return denied;
      if (who.party !== owner) return notFound;
      return ok(
        mine(who)
          .map((record) => inList(currentService(world, record)))
          .reverse(),
      );
    },
    detail: async (id) => {
      const who = customer();
      if (!who) return denied;
      const found = mine(who).find(({ detail }) => detail.id === id);
      return found ? ok(currentService(world, found)) : notFound;
    },
    initialPassword: async (id) => {
      const who = customer();
      if (!who) return denied;
      const found = mine(who).find(({ detail }) => detail.id === id);
      const ready = found && currentService(world, found).hasPassword;
      return ready && found.password !== null ? ok(found.password) : notFound;
    },
  };
};
