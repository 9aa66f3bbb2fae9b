/**
 * CSRF check by Sec-Fetch-Site or, in older browsers, Origin. Clients without both headers are refused, too, and so is
 * `none` with another site's Origin, which no browser sends.
 */
export const isSameOrigin = (headers: Headers, publicOrigin: string): boolean => {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site === 'none') return origin === null || origin === publicOrigin;
  return site === null ? origin === publicOrigin : site === 'same-origin';
};
