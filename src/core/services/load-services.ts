import { query, type UseCase } from '#core/failures/operation.ts';
import { callAsCustomer } from '#core/session/call-as-customer.ts';
import type { VisitorPorts } from '#core/session/current-visitor.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import type { ServiceFilter, ServiceRow, ServicesView } from './service.ts';
import type { ServiceGateway } from './service-gateway.port.ts';
import { findNextToExpire, matchesFilter, matchesKeyword, toServiceRow } from './service-row.ts';

export type ServicesPorts = VisitorPorts & { readonly services: ServiceGateway; readonly clock: Clock };

export type LoadServicesInput = {
  readonly filter: ServiceFilter;
  readonly keyword: string | null;
};

/** Expiring services are sorted by end date. Counts and next expiry ignore the search. [SVC-01] */
export const loadServices = query(
  (ports: ServicesPorts): UseCase<LoadServicesInput, ServicesView> =>
    async ({ filter, keyword }) => {
      const { services, clock, delay } = ports;
      const found = await callAsCustomer(ports)(({ partyId }) => readWithRetry(delay, () => services.list(partyId)));
      if (!found.ok) return found;
      const now = clock.now();
      const rows = found.value.map((service) => toServiceRow(service, now));
      return ok(viewOf(rows, filter, keyword));
    },
);

const viewOf = (rows: readonly ServiceRow[], filter: ServiceFilter, keyword: string | null): ServicesView => {
  const count = (of: ServiceFilter): number => rows.filter((row) => matchesFilter(row, of)).length;
  const shown = rows.filter((row) => matchesFilter(row, filter) && (keyword === null || matchesKeyword(row, keyword)));
  return {
    services: filter === 'expiring' ? shown.toSorted((a, b) => a.endDate - b.endDate) : shown,
    counts: { all: count('all'), expiring: count('expiring'), starting: count('starting'), ended: count('ended') },
    nextToExpire: findNextToExpire(rows),
  };
};
