import type { PapersState } from '#core/domains/papers.ts';
import type { OrderId, ProductId, ServiceId } from '#core/shared/ids.ts';

/** As the service API names them. [WIRE searchService] */
export type ServiceStatus =
  | 'CREATED'
  | 'UPGRADED'
  | 'PROCESSING'
  | 'COMPLETED'
  | 'ERROR'
  | 'SUSPEND'
  | 'CANCELLED'
  | 'CLOSED';

const running: readonly ServiceStatus[] = ['COMPLETED', 'UPGRADED', 'SUSPEND'];

/** Whether it was set up and is not over: what may be renewed. */
export const isRunning = ({ status }: { readonly status: ServiceStatus }): boolean => running.includes(status);

/** How far a name is that is moved here from another registrar: on its way, or refused and never to come. [DOM-01] */
export type TransferState = 'MOVING' | 'REFUSED';

/** What a customer rents: made for each machine of a paid order. [ENT-13] */
export type Service = {
  readonly id: ServiceId;
  readonly name: string;
  /** Handle of the product line, such as cloud-server. */
  readonly type: string;
  readonly typeName: string;
  readonly status: ServiceStatus;
  readonly productId: ProductId;
  readonly orderId: OrderId;
  /** ms since 1970 UTC. */
  readonly startDate: number;
  readonly endDate: number;
  /** Address of a machine, or the domain's name; empty while it is being set up. */
  readonly address: string;
  /** City of the data centre; empty where there is none. */
  readonly location: string;
  /** How far the papers of a domain are; left out for everything else. [DOM-02] */
  readonly papers?: PapersState;
  /** Left out for everything but a name that is moved here and has not arrived. [DOM-01] */
  readonly transfer?: TransferState;
};

/** A row of label and value as the service tells it: resources («vCPU 4») and configs («Hệ điều hành Ubuntu 24.04»). */
export type ServiceFact = { readonly name: string; readonly value: string };

export type ServiceDetail = Service & {
  readonly ips: readonly string[];
  /** VPS: the machine behind it. */
  readonly computingId: string | null;
  readonly urlPublic: string | null;
  readonly urlPrivate: string | null;
  readonly username: string | null;
  /** Whether a first password is there to be shown; it comes with a press of its own. */
  readonly hasPassword: boolean;
  readonly resources: readonly ServiceFact[];
  readonly configs: readonly ServiceFact[];
  /** Domain data (nameservers, holder, state of its papers), bare-metal data (rack, switch) … by title. */
  readonly extra: readonly { readonly title: string; readonly facts: readonly ServiceFact[] }[];
};

export type ServiceFilter = 'all' | 'expiring' | 'starting';

/** A service beside what the clock makes of it. */
export type ServiceRow = Service & {
  /** Whole days until it ends; 0 on its last day, negative after. */
  readonly daysLeft: number;
  /** 0–1 of its term that has passed. */
  readonly used: number;
  /** Ends within 30 days. */
  readonly expiring: boolean;
};

export type ServicesView = {
  readonly services: readonly ServiceRow[];
  readonly counts: Readonly<Record<ServiceFilter, number>>;
  /** The next one to end within 30 days; null where none does. */
  readonly next: ServiceRow | null;
};
