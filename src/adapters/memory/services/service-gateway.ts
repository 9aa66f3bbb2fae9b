import { findAccessibleOrder } from '#adapters/memory/accounts/sessions.ts';
import { type Answer, asCustomer } from '#adapters/memory/as-visitor.ts';
import { withReadableOrder } from '#adapters/memory/orders/with-accessible-order.ts';
import { notFound } from '#adapters/memory/refusals.ts';
import type { ServiceRecord, SessionRecord, World } from '#adapters/memory/world.ts';
import type { Service, ServiceDetail } from '#core/services/service.ts';
import type { ServiceGateway } from '#core/services/service-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { listDeliveries } from './deliveries.ts';
import { settleNextPlan } from './next-plan.ts';
import { currentService } from './provisioning.ts';

/** The visitor's services, oldest first; a service belongs to the owner of its order. */
export const servicesOf = (world: World, who: SessionRecord): readonly ServiceRecord[] =>
  [...world.state.services.values()]
    .filter(({ detail }) => findAccessibleOrder(world, who, detail.orderId))
    .map((record) => settleNextPlan(world, record));

/** Runs an operation on a service of the bearer's customer; another customer's service is `not-found`. */
export const withService = (world: World, bearer: Bearer) => {
  const customer = asCustomer(world, bearer);
  return <Value>(id: ServiceId, work: (record: ServiceRecord, who: SessionRecord) => Answer<Value>) =>
    customer((who) => {
      const found = servicesOf(world, who).find(({ detail }) => detail.id === id);
      return found ? work(found, who) : notFound;
    });
};

/** List fields of a service. */
const inList = (detail: ServiceDetail): Service => {
  const { ips, computingId, urlPublic, urlPrivate, username, hasPassword, resources, configs, extra, ...listed } =
    detail;
  return listed;
};

/** Fake cloud service over a world, for the customer whose token the bearer holds. [ServiceGateway] */
export const memoryServiceGateway = (world: World, bearer: Bearer): ServiceGateway => {
  const customer = asCustomer(world, bearer);
  const onService = withService(world, bearer);
  return {
    list: (owner) =>
      customer((who) => {
        const services = servicesOf(world, who).map((record) => inList(currentService(world, record)));
        return who.party === owner ? ok(services.reverse()) : notFound;
      }),
    detail: (id) => onService(id, (record) => ok(currentService(world, record))),
    deliveries: (id) => withReadableOrder(world, bearer)(id, ({ order }) => ok(listDeliveries(world, order))),
    initialPassword: (id) =>
      onService(id, (record) =>
        currentService(world, record).hasPassword && record.password !== null ? ok(record.password) : notFound,
      ),
  };
};
