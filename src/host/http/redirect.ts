/**
 * Sends the browser to a path of this shop or to a complete http(s) address. `to` is parsed as browsers do, so that a
 * path cannot lead to another site; throws for one that would, because `to` is validated where it comes from.
 * [ASVS V3.7.2]
 */
export const redirect = (to: string, status: number, publicOrigin: string): Response =>
  new Response(null, { status, headers: { location: locationOf(to, publicOrigin), 'cache-control': 'no-store' } });

const locationOf = (to: string, publicOrigin: string): string => {
  const { protocol, origin, pathname, search, hash, href } = new URL(to, publicOrigin);
  if (/^https?:\/\//i.test(to)) return href;
  if (origin !== publicOrigin || pathname.startsWith('//') || !/^https?:$/.test(protocol))
    throw new Error('A redirect would leave the shop');
  return pathname + search + hash;
};
