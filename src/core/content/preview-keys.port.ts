/** Keys of editors' preview links. [CMS-02] */
export type PreviewKeys = {
  /** Whether the key may show the draft now. Never fails; without a secret no key is valid. */
  readonly isValid: (slug: string, key: string) => Promise<boolean>;
};
