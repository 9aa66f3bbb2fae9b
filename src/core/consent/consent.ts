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

/** What services outside of the shop a visitor may meet, by configuration; null where the shop has none. */
export type Integrations = {
  /** [CHAT-01] Address of the chat service without a slash at the end. */
  readonly chat: { readonly host: string; readonly websiteToken: string } | null;
  /** Such as GTM-XXXXXXX. [SCR-01] */
  readonly tagManager: string | null;
  /** Such as AW-123456789. [SCR-01] */
  readonly ads: string | null;
};
