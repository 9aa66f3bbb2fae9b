import type { ServiceStatus } from '#core/shared/service-status.ts';

/** A service of a customer. Times in ms since 1970 UTC. */
export type ServiceRecord = {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  /** Handle of its product line. */
  readonly line: string;
  readonly status: ServiceStatus;
  /** Network address; '' before delivery. */
  readonly address: string;
  readonly endsAt: number;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly customer: string;
};
