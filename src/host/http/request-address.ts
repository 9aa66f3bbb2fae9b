/** Slashes in a row, also encoded: some parsers read what follows them as a host. */
const repeatedSlash = /(?:\/|%2f){2}/i;
/** A backslash, a control character, or an escape that another decoding would reveal. */
const hiddenCharacter = /\\|%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f]|5c|25[0-9a-f]{2})/i;

/**
 * The one parse of a request's address: a URL of the shop, whatever Host names. Null when a browser, a proxy and this
 * host could read the path differently. Drops NUL from the query, which no service can store. [ASVS V1.1.1, V3.7.2]
 */
export const parseAddress = (requestUrl: string, publicOrigin: string): URL | null => {
  const { pathname, search } = new URL(requestUrl);
  if (repeatedSlash.test(pathname) || hiddenCharacter.test(pathname)) return null;
  return new URL(pathname + search.replaceAll('%00', ''), publicOrigin);
};
