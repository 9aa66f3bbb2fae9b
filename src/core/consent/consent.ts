/** Purposes that require consent. [CON-01] */
export const consentPurposes = ['chat', 'statistics', 'ads'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Increment when purposes or texts change; other versions are ignored. */
export const CONSENT_VERSION = 2;

/** Only explicitly granted purposes. */
export type Consent = {
  readonly version: number;
  /** ms since 1970 UTC. */
  readonly decidedAt: number;
  readonly granted: Readonly<Record<ConsentPurpose, boolean>>;
};
