/** Only a definite `available` may be sold. [DOM-04] */
export type DomainStatus = 'available' | 'registered' | 'reserved' | 'invalid' | 'unknown';

/**
 * Why a name cannot be moved here. `available`: nobody holds it yet; `unknown`: the registry gave no definite answer;
 * `code-forgotten`: its order waited so long that the code is kept no more, and must be given again.
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
