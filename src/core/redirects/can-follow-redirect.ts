/** Maximum chain length, the same on full load, client-side navigation and the editors' page. [RED-04] */
export const MAX_HOPS = 5;

/** `trail`: the URLs that redirected so far, including the current one. */
export const canFollowRedirect = (trail: readonly string[], to: string): boolean =>
  trail.length <= MAX_HOPS && !trail.includes(to);
