/** Tells editors how often their rules are applied. */
export type RedirectHits = {
  /** A rule with this old address has just sent somebody on, or told him that the page is gone. Answers at once. */
  readonly count: (urlOld: string) => void;
};
