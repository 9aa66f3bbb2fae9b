/** Only a definite `available` may be sold. [DOM-04] */
export type DomainStatus = 'available' | 'registered' | 'reserved' | 'invalid' | 'unknown';

/**
 * Why a name cannot be transferred. `available`: it is not registered; `unknown`: the registry gave no conclusive
 * answer; `code-forgotten`: the order waited so long that its auth code was deleted and must be entered again.
 */
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
