/** Keys of editors' links to articles that are not published yet. [CMS-02] */
export type PreviewKeys = {
  /** Whether an editor's link with this key may show the draft of `slug` now. Never fails; without a secret none is valid. */
  readonly valid: (slug: string, key: string) => Promise<boolean>;
};
