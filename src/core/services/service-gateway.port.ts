import type { PortFailure } from '#core/shared/failure.ts';
import type { PartyId, ServiceId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Service, ServiceDetail } from './service.ts';

/**
 * Services of the customer who asks, at the cloud service; another's are `not-found`. `denied` without his session.
 * A service belongs to whom its order belongs to. [SVC-01, GQL-06]
 */
export type ServiceGateway = {
  /** Newest first, all of them. [searchService] */
  readonly list: (owner: PartyId) => Promise<Result<readonly Service[], PortFailure>>;
  /** [serviceDetail] */
  readonly detail: (id: ServiceId) => Promise<Result<ServiceDetail, PortFailure>>;
  /** The password that the machine was handed over with; `not-found` where there is none. It is in no other answer. */
  readonly reveal: (id: ServiceId) => Promise<Result<string, PortFailure>>;
};
