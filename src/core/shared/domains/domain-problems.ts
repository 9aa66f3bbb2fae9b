/** Only a definite `available` may be sold. [DOM-04] */
export type DomainStatus = 'available' | 'registered' | 'reserved' | 'invalid' | 'unknown';

/** `available`: not registered; `unknown`: inconclusive; `code-forgotten`: deleted, must be entered again. */
export const transferProblems = [
  'invalid',
  'not-sold',
  'available',
  'reserved',
  'unknown',
  'locked',
  'young',
  'code-forgotten',
] as const;
export type TransferProblem = (typeof transferProblems)[number];
