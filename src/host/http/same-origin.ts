/** CSRF check by Sec-Fetch-Site or, in older browsers, Origin. Clients without both headers are refused, too. */
export const isSameOrigin = (headers: Headers, publicOrigin: string): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return headers.get('origin') === publicOrigin;
};
