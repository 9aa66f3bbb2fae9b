import { dayNumberAt } from '#core/shared/calendar.ts';
import { serviceNumber } from '#core/shared/service-number.ts';
import { serviceStates } from '#core/shared/service-status.ts';
import { hasWords } from '#core/shared/text/has-words.ts';
import type { Service, ServiceFilter, ServiceRow } from './service.ts';

/** [SVC-01] */
export const EXPIRING_WITHIN_DAYS = 30;

/** `now` in ms since 1970 UTC; days change at midnight in Vietnam. */
export const toServiceRow = <Given extends Service>(service: Given, now: number): Given & ServiceRow => {
  const daysLeft = dayNumberAt(service.endDate) - dayNumberAt(now);
  const term = service.endDate - service.startDate;
  return {
    ...service,
    daysLeft,
    elapsedShare: term <= 0 ? 1 : Math.min(1, Math.max(0, (now - service.startDate) / term)),
    isExpiring: daysLeft >= 0 && daysLeft <= EXPIRING_WITHIN_DAYS && !serviceStates[service.status].isOver,
  };
};

const filters: Readonly<Record<ServiceFilter, (row: ServiceRow) => boolean>> = {
  all: ({ status }) => !serviceStates[status].isOver,
  expiring: ({ isExpiring }) => isExpiring,
  starting: ({ status }) => serviceStates[status].isInSetUp,
  ended: ({ status }) => serviceStates[status].isOver,
};

export const matchesFilter = (row: ServiceRow, filter: ServiceFilter): boolean => filters[filter](row);

/** Every word must occur in name, address, type, number or id, ignoring accents and case. */
export const matchesKeyword = ({ name, address, typeName, id }: Service, keyword: string): boolean =>
  hasWords(`${name} ${address} ${typeName} ${serviceNumber(id)} ${id}`, keyword);

export const findNextToExpire = (rows: readonly ServiceRow[]): ServiceRow | null =>
  rows
    .filter((row) => row.isExpiring)
    .reduce<ServiceRow | null>((next, row) => (next === null || row.endDate < next.endDate ? row : next), null);
