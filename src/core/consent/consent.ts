/** What needs the visitor's word before it loads or sends anything. [CON-01] */
export const consentPurposes = ['chat', 'statistics', 'ads'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Raised when purposes or their sentences change; a consent of another version counts as none. */
export const CONSENT_VERSION = 1;

/** A visitor's choice. Nothing is granted that he did not choose himself. */
export type Consent = {
  readonly version: number;
  /** ms since 1970 UTC. */
  readonly at: number;
  readonly granted: Readonly<Record<ConsentPurpose, boolean>>;
};

export const nothingGranted: Consent['granted'] = { chat: false, statistics: false, ads: false };
