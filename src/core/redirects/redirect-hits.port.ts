/** Counts how often rules are applied, for editors. */
export type RedirectHits = {
  /** Counts one redirect or gone. Returns immediately. */
  readonly count: (urlOld: string) => void;
};
