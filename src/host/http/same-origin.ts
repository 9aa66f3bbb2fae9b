/**
 * CSRF check: whether a write comes from the shop's own pages, by Sec-Fetch-Site or, in older browsers, Origin. A
 * client without both headers cannot be a browser driven by another site, but is refused too, so that a missing header
 * never opens a gap.
 */
export const isSameOrigin = (headers: Headers, publicOrigin: string): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return headers.get('origin') === publicOrigin;
};
