import { query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import {
  SERVICES_PER_PAGE,
  type ServiceFilter,
  type ServiceLine,
  type ServiceRow,
  type ServicesView,
} from './service.ts';
import type { ServiceGateway } from './service-gateway.port.ts';
import { findNextToExpire, matchesFilter, matchesKeyword, toServiceRow } from './service-row.ts';

export type ServicesPorts = VisitorPorts & { readonly services: ServiceGateway; readonly clock: Clock };

export type LoadServicesInput = {
  readonly filter: ServiceFilter;
  readonly keyword: string | null;
  /** Handle of a product line; null or absent for all. */
  readonly line?: string | null;
  /** 1-based. */
  readonly page?: number;
};

/**
 * Twenty a page, expiring ones sorted by end date. Counts and next expiry ignore search and line, the lines the search.
 * [SVC-01]
 */
export const loadServices = query(
  (ports: ServicesPorts): UseCase<LoadServicesInput, ServicesView> =>
    async (input) => {
      const { services, clock, delay } = ports;
      const found = await callAsCustomer(ports)(({ partyId }) => readWithRetry(delay, () => services.list(partyId)));
      if (!found.ok) return found;
      const now = clock.now();
      const rows = found.value.map((service) => toServiceRow(service, now));
      return ok(viewOf(rows, input));
    },
);

const viewOf = (
  rows: readonly ServiceRow[],
  { filter, keyword, line = null, page: asked = 1 }: LoadServicesInput,
): ServicesView => {
  const count = (of: ServiceFilter): number => rows.filter((row) => matchesFilter(row, of)).length;
  const filtered = rows.filter((row) => matchesFilter(row, filter));
  const found = filtered.filter(
    (row) => (line === null || row.type === line) && (keyword === null || matchesKeyword(row, keyword)),
  );
  const sorted = filter === 'expiring' ? found.toSorted((a, b) => a.endDate - b.endDate) : found;
  const pages = Math.max(1, Math.ceil(sorted.length / SERVICES_PER_PAGE));
  const page = Math.min(Math.max(1, asked), pages);
  return {
    services: sorted.slice((page - 1) * SERVICES_PER_PAGE, page * SERVICES_PER_PAGE),
    page,
    pages,
    lines: listLines(filtered),
    counts: { all: count('all'), expiring: count('expiring'), starting: count('starting'), ended: count('ended') },
    nextToExpire: findNextToExpire(rows),
  };
};

const listLines = (rows: readonly ServiceRow[]): readonly ServiceLine[] =>
  [...new Map(rows.map(({ type, typeName }) => [type, typeName]))]
    .map(([type, typeName]) => ({ type, typeName, count: rows.filter((row) => row.type === type).length }))
    .toSorted((a, b) => a.typeName.localeCompare(b.typeName, 'vi'));
