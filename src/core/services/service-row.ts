import { dayNumberAt } from '#core/shared/calendar.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import type { Service, ServiceFilter, ServiceRow } from './service.ts';

/** [SVC-01] */
export const EXPIRING_WITHIN_DAYS = 30;

const over: readonly Service['status'][] = ['CANCELLED', 'CLOSED'];
const starting: readonly Service['status'][] = ['CREATED', 'PROCESSING'];

/** `now` in ms since 1970 UTC; days change at midnight in Vietnam. */
export const toServiceRow = <Given extends Service>(service: Given, now: number): Given & ServiceRow => {
  const daysLeft = dayNumberAt(service.endDate) - dayNumberAt(now);
  const term = service.endDate - service.startDate;
  return {
    ...service,
    daysLeft,
    elapsedShare: term <= 0 ? 1 : Math.min(1, Math.max(0, (now - service.startDate) / term)),
    isExpiring: daysLeft >= 0 && daysLeft <= EXPIRING_WITHIN_DAYS && !over.includes(service.status),
  };
};

export const matchesFilter = (row: ServiceRow, filter: ServiceFilter): boolean => {
  if (filter === 'expiring') return row.isExpiring;
  return filter === 'all' || starting.includes(row.status);
};

/** Every word must occur in name, address, type or id, ignoring accents and case. */
export const matchesKeyword = ({ name, address, typeName, id }: Service, keyword: string): boolean => {
  const text = foldVietnamese(`${name} ${address} ${typeName} ${id}`);
  return foldVietnamese(keyword)
    .split(' ')
    .every((word) => text.includes(word));
};

export const findNextToExpire = (rows: readonly ServiceRow[]): ServiceRow | null =>
  rows
    .filter((row) => row.isExpiring)
    .reduce<ServiceRow | null>((next, row) => (next === null || row.endDate < next.endDate ? row : next), null);
