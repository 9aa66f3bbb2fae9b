import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId, PartyId, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Delivery } from './delivery.ts';
import type { Service, ServiceDetail } from './service.ts';

/** Services belong to their order's owner; others' are `not-found`, `denied` without a session. [SVC-01, GQL-06] */
export type ServiceGateway = {
  /** Newest first. [searchService] */
  readonly list: (owner: PartyId) => Promise<Result<readonly Service[], PortFailure>>;
  /** [serviceDetail] */
  readonly detail: (id: ServiceId) => Promise<Result<ServiceDetail, PortFailure>>;
  /** Only this method returns it; `not-found` when there is none. */
  readonly initialPassword: (id: ServiceId) => Promise<Result<string, PortFailure>>;
  /** Each unit that a paid order bought, in order; empty before. Also for guests and others who may see the order. */
  readonly deliveries: (order: OrderId) => Promise<Result<readonly Delivery[], PortFailure>>;
};
