/**
 * Whether a request may change something: it comes from the shop's own pages. A browser says so in Sec-Fetch-Site; an
 * older one sends the Origin. A client that sends neither header is not a browser that somebody else's page drives, but it
 * is refused as well, so that no gap depends on a missing header.
 */
export const mayChange = (headers: Headers, publicOrigin: string): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return headers.get('origin') === publicOrigin;
};
