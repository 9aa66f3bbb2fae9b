import type { TransferState } from '#core/services/service.ts';
import { momentAfter } from '#core/shared/calendar.ts';
import type { SetUp } from './service-facts.ts';
import { PAPERS } from './service-facts.ts';

export {
  MAX_CODE,
  MIN_CODE,
  TRANSFER_CODE_KEPT_MS,
  TRANSFER_YEARS,
  transferCodeOf,
} from '#core/domains/transfer.ts';

export type { TransferState };

/** How far a name is that is moved here; nothing is told of one that has arrived. */
export const transferStates = ['MOVING', 'REFUSED'] as const satisfies readonly TransferState[];

/** A name that is moved here keeps the nameservers that it has, and its holder's papers lie with the registry already. */
export const setUpOfTransfer = (setUp: SetUp): SetUp => ({
  ...setUp,
  extra: setUp.extra.filter(({ title }) => title === PAPERS),
});

/** When a name ends that has arrived: a year after its end of before, or after `otherwise` where that is not known; ms since 1970 UTC. */
export const endOfTransferred = (endedAt: number, otherwise: number): number =>
  momentAfter(Number.isFinite(endedAt) ? endedAt : otherwise, 12);

export type { TransferProblem } from '#core/shared/domain-problems.ts';
