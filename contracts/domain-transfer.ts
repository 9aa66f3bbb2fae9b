import type { TransferState } from '#core/services/service.ts';
import { addMonthsToTime } from '#core/shared/calendar.ts';
import type { SetUp } from './service-facts.ts';
import { PAPERS } from './service-facts.ts';

export {
  AUTH_CODE_TTL_MS as TRANSFER_CODE_KEPT_MS,
  MAX_AUTH_CODE_LENGTH as MAX_CODE,
  MIN_AUTH_CODE_LENGTH as MIN_CODE,
  parseAuthCode as transferCodeOf,
  TRANSFER_YEARS,
} from '#core/domains/transfer.ts';

export type { TransferState };

/** A transferred domain keeps its nameservers, and the registry already has its registrant documents. */
export const setUpOfTransfer = (setUp: SetUp): SetUp => ({
  ...setUp,
  extra: setUp.extra.filter(({ title }) => title === PAPERS),
});

/** One year after the previous end, or after `otherwise` when that is unknown; ms since 1970 UTC. */
export const endOfTransferred = (endedAt: number, otherwise: number): number =>
  addMonthsToTime(Number.isFinite(endedAt) ? endedAt : otherwise, 12);

export type { TransferProblem } from '#core/shared/domain-problems.ts';
