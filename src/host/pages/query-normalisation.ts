/**
 * Replaces every `?` after the first by `&`, as in concatenated URLs, and drops a portal's `tokenShare` that came without
 * the token it belongs to; null when nothing is wrong. [LAY-05, LAY-03]
 */
export const normalisePath = (pathAndQuery: string): string | null => {
  const first = pathAndQuery.indexOf('?');
  if (first < 0) return null;
  const given = pathAndQuery
    .slice(first + 1)
    .replaceAll('?', '&')
    .split('&');
  const isNamed = (name: string) => (pair: string) => pair.startsWith(`${name}=`);
  const kept = given.some(isNamed('accessToken')) ? given : given.filter((pair) => !isNamed('tokenShare')(pair));
  const corrected = pathAndQuery.slice(0, first) + (kept.length === 0 ? '' : `?${kept.join('&')}`);
  return corrected === pathAndQuery ? null : corrected;
};
