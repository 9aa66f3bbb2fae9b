import type { LoggedKind } from '#core/control-rules/logged-kind.ts';
import { refundRules } from '#core/ending-rules/refund-offer.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { serviceStates } from '#core/shared/service-status.ts';
import type { ServiceDetail } from './service.ts';
import type { LoggedAction } from './service-control.port.ts';
import type { EndingState } from './service-ending.port.ts';

/** `term`: its owner did not want another one; `unpaid`: nobody paid it in time; `refunded`: its owner gave it back. */
export type EndCause = 'term' | 'unpaid' | 'refunded' | 'unknown';

/** Times in ms since 1970 UTC. `keptUntil`: the last day of its data; null when nothing says it. */
export type ServiceEnd = {
  readonly cause: EndCause;
  readonly endedAt: number | null;
  readonly keptUntil: number | null;
};

const causes: Partial<Record<LoggedKind, EndCause>> = {
  'end-of-term': 'term',
  'end-unpaid': 'unpaid',
  'end-refunded': 'refunded',
};

const findCause = (
  log: readonly LoggedAction[],
  { request }: EndingState,
): { readonly cause: EndCause; readonly endedAt: number | null } => {
  const logged = log.find(({ kind }) => causes[kind] !== undefined);
  if (logged !== undefined) return { cause: causes[logged.kind] ?? 'unknown', endedAt: logged.at };
  const isRefunded = request !== null && refundRules[request.state].isGranted;
  return isRefunded ? { cause: 'refunded', endedAt: request.decidedAt } : { cause: 'unknown', endedAt: null };
};

/**
 * How a service ended; null while it has not. Data stays for the days of the terms of service: after the term, after the
 * last day to pay it, or after the day on which it was given back. A domain has none.
 */
export const findServiceEnd = (
  { status, type, endDate }: Pick<ServiceDetail, 'status' | 'type' | 'endDate'>,
  log: readonly LoggedAction[],
  ending: EndingState,
): ServiceEnd | null => {
  if (!serviceStates[status].isOver) return null;
  const { cause, endedAt } = findCause(log, ending);
  const { renewableUntil, keptUntil } = ending.grace;
  const lastDays: Readonly<Record<EndCause, number | null>> = {
    term: keptUntil,
    unpaid: endedAt && endedAt + keptUntil - renewableUntil - DAY_MS,
    refunded: endedAt && endedAt + keptUntil - endDate,
    unknown: null,
  };
  return { cause, endedAt, keptUntil: type === DOMAIN_LINE ? null : lastDays[cause] };
};
