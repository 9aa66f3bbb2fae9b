/** What name servers have of a domain's records; times in ms since 1970 UTC. */
export type ZoneRow = {
  /** The domain. */
  readonly id: string;
  /** `trying` for what may still be a short trouble. */
  readonly state: 'published' | 'trying' | 'failing';
  /** Why they did not take them; '' for nothing. */
  readonly reason: string;
  readonly tries: number;
  readonly nextTryAt: number | null;
  readonly publishedAt: number | null;
};
