import type { ShopFailure } from './shop-failure.ts';

const undecided: ReadonlySet<ShopFailure['kind']> = new Set([
  'unknown',
  'unreachable',
  'garbled',
  'consultation-failed',
]);

/** Whether nobody knows if a command had its effect: the next try must carry the same idempotency key. */
export const isUndecided = ({ kind }: Pick<ShopFailure, 'kind'>): boolean => undecided.has(kind);
