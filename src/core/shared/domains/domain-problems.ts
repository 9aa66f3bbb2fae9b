/** Only a definite `available` may be sold. [DOM-04] */
export type DomainStatus = 'available' | 'registered' | 'reserved' | 'invalid' | 'unknown';

export type DomainRules = {
  /** May be sold. */
  readonly isAvailable: boolean;
  /** Somebody owns it, who can transfer it. */
  readonly isRegistered: boolean;
  /** A well-formed name that nobody can buy. */
  readonly isTaken: boolean;
  /** The registry gave no answer, and may give one soon. */
  readonly isUnknown: boolean;
};

export const domainStates: Readonly<Record<DomainStatus, DomainRules>> = {
  available: { isAvailable: true, isRegistered: false, isTaken: false, isUnknown: false },
  registered: { isAvailable: false, isRegistered: true, isTaken: true, isUnknown: false },
  reserved: { isAvailable: false, isRegistered: false, isTaken: true, isUnknown: false },
  invalid: { isAvailable: false, isRegistered: false, isTaken: false, isUnknown: false },
  unknown: { isAvailable: false, isRegistered: false, isTaken: false, isUnknown: true },
};

/** null and undefined before an answer. */
type Answer = { readonly status: DomainStatus } | null | undefined;

export const isAvailableName = (answer: Answer): boolean => (answer ? domainStates[answer.status].isAvailable : false);
export const isRegisteredName = (answer: Answer): boolean =>
  answer ? domainStates[answer.status].isRegistered : false;
export const isUnknownName = (answer: Answer): boolean => (answer ? domainStates[answer.status].isUnknown : false);

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
