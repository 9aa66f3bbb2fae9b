/** What the host has drawn before of parts that are equal in many documents. */
export type KeptTexts = {
  /** HTML of the part when it was drawn `from` equal data; null when this document draws it. */
  readonly find: (part: string, from: readonly unknown[]) => string | null;
};
