export const contactFields = ['email', 'phone'] as const;
export type ContactField = (typeof contactFields)[number];
export const contactSides = ['new', 'old'] as const;
export type ContactSide = (typeof contactSides)[number];

/** A new e-mail address or phone number that is not in force yet. */
export type ContactChange = {
  readonly field: ContactField;
  readonly contact: string;
  /** Whether the code of this side is still needed. */
  readonly awaitsNew: boolean;
  readonly awaitsOld: boolean;
  /** ms since 1970 UTC. */
  readonly codesUntil: number;
  /** When it comes into force without the old contact; null while codes are awaited. ms since 1970 UTC. */
  readonly effectiveAt: number | null;
  /** URL of the test outbox when no message is really sent; null otherwise. */
  readonly outbox: string | null;
};
