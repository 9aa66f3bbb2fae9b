import type { PortFailure } from '#core/shared/failure.ts';
import type { PartyId, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Service, ServiceDetail } from './service.ts';

/**
 * The customer's services at the cloud service; another customer's are `not-found`. `denied` without a session. A
 * service belongs to the owner of its order. [SVC-01, GQL-06]
 */
export type ServiceGateway = {
  /** All services, newest first. [searchService] */
  readonly list: (owner: PartyId) => Promise<Result<readonly Service[], PortFailure>>;
  /** [serviceDetail] */
  readonly detail: (id: ServiceId) => Promise<Result<ServiceDetail, PortFailure>>;
  /** The server's initial password; `not-found` when there is none. No other method returns it. */
  readonly initialPassword: (id: ServiceId) => Promise<Result<string, PortFailure>>;
};
