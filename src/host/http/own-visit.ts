/**
 * Whether a page of the shop or the visitor, by typing the address or from a bookmark, led to this address. Browsers
 * without Sec-Fetch-Site are judged by Referer, and without both the visit counts as another site's. [ASVS 3.5.3]
 */
export const isOwnVisit = (headers: Headers, publicOrigin: string): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const referrer = headers.get('referer') ?? '';
  return URL.canParse(referrer) && new URL(referrer).origin === publicOrigin;
};
