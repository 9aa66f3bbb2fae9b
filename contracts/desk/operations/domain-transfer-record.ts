/** A domain that was bought with its auth code; times in ms since 1970 UTC. */
export type DomainTransferRow = {
  /** Of the service. */
  readonly id: string;
  readonly domain: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly customer: string;
  readonly paidAt: number;
  readonly state: 'moving' | 'done' | 'refused';
};

/** Gives control of the domain, so that it is told on demand; null once the transfer is decided. */
export type AuthCode = { readonly code: string | null };
