import type { ShopFailure } from './shop-failure.ts';

const undecided: ReadonlySet<ShopFailure['kind']> = new Set([
  'unknown',
  'unreachable',
  'garbled',
  'consultation-failed',
]);

/** Whether the command's effect is unknown: the next try must reuse the idempotency key. */
export const isUndecided = ({ kind }: Pick<ShopFailure, 'kind'>): boolean => undecided.has(kind);
