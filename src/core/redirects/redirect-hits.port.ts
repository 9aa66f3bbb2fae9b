/** Reports to editors how often their rules are applied. */
export type RedirectHits = {
  /** Counts one application of the rule with this old URL (redirect or gone). Returns immediately. */
  readonly count: (urlOld: string) => void;
};
