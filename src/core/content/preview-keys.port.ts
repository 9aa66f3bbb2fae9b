/** Keys in editors' preview links to unpublished articles. [CMS-02] */
export type PreviewKeys = {
  /**
   * Whether this key may currently show the draft of `slug`. Never fails; without a configured secret no key is valid.
   */
  readonly isValid: (slug: string, key: string) => Promise<boolean>;
};
