/**
 * Maximum length of a redirect chain; the same limit applies on a full load, in client-side navigation and in the
 * editors' page. [RED-04]
 */
export const MAX_HOPS = 5;

/** Whether to follow a redirect to `to`. `trail`: the URLs that redirected so far, including the current one. */
export const canFollowRedirect = (trail: readonly string[], to: string): boolean =>
  trail.length <= MAX_HOPS && !trail.includes(to);
