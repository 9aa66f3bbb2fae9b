import type { DocumentState } from '#core/domains/documents/registrant-documents.ts';
import type { TransferState } from '#core/domains/transfer.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import type { OrderId, ProductId, ServiceId } from '#core/shared/ids.ts';
import { isRunning, type ServiceStatus } from '#core/shared/service-status.ts';

/** A rented service, provisioned for each unit of a paid order. [ENT-13] */
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
  /** IP address or domain name; empty while provisioning. */
  readonly address: string;
  /** City; empty when not applicable. */
  readonly location: string;
  /** Absent for services without documents. [DOM-02] */
  readonly documentState?: DocumentState;
  /** Present only for a domain whose transfer has not completed. [DOM-01] */
  readonly transfer?: TransferState;
};

/** Resources («vCPU 4») and configs («Hệ điều hành Ubuntu 24.04»). */
export type ServiceFact = { readonly name: string; readonly value: string };

export type ServiceDetail = Service & {
  readonly ips: readonly string[];
  /** Server of a VPS. */
  readonly computingId: string | null;
  readonly urlPublic: string | null;
  readonly urlPrivate: string | null;
  readonly username: string | null;
  /** `revealPassword` returns it. */
  readonly hasPassword: boolean;
  readonly resources: readonly ServiceFact[];
  readonly configs: readonly ServiceFact[];
  /** Domain data (nameservers, registrant, document state), bare-metal data (rack, switch) …, by title. */
  readonly extra: readonly { readonly title: string; readonly facts: readonly ServiceFact[] }[];
};

/** `all` are those that are not over. */
export const serviceFilters = ['all', 'expiring', 'starting', 'ended'] as const;
export type ServiceFilter = (typeof serviceFilters)[number];

/** A product line among the services of the filter. */
export type ServiceLine = { readonly type: string; readonly typeName: string; readonly count: number };

export const SERVICES_PER_PAGE = 20;

/** Values that depend on the current time. */
export type ServiceRow = Service & {
  /** 0 on the last day, negative afterwards. */
  readonly daysLeft: number;
  /** Elapsed share of its term, 0–1. */
  readonly elapsedShare: number;
  /** Within 30 days. */
  readonly isExpiring: boolean;
};

/** Its owner can renew it, but not cancel it, and the shop does not suspend it. [decision 0047] */
export const isExpiredDomain = ({
  type,
  status,
  daysLeft,
}: Pick<ServiceRow, 'type' | 'status' | 'daysLeft'>): boolean =>
  type === DOMAIN_LINE && isRunning({ status }) && daysLeft < 0;

export type ServicesView = {
  /** Of one page. */
  readonly services: readonly ServiceRow[];
  /** 1-based; the last one where a later one was asked for. */
  readonly page: number;
  readonly pages: number;
  /** By name; of all services of the filter. */
  readonly lines: readonly ServiceLine[];
  readonly counts: Readonly<Record<ServiceFilter, number>>;
  readonly nextToExpire: ServiceRow | null;
};
