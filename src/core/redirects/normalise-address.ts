/**
 * One spelling per address, so that rules as editors type them equal what browsers send: without fragment, outer
 * spaces, repeated slashes and the shop's own origin; every part in NFC and percent-encoded. Letter case, a trailing
 * slash and the order of the query remain. [RED-01]
 */
export const normaliseAddress = (typed: string, ownOrigin = ''): string => {
  const [bare = ''] = typed
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim()
    .split('#', 1);
  const text = withoutOrigin(bare.trimEnd(), ownOrigin);
  const [path = '', ...queries] = text.split('?');
  const segments = path.split(/\/+/).map((segment) => encoded(segment));
  const pairs = queries
    .join('&')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => pair.split('=').map((part) => encoded(part.replaceAll('+', ' '))));
  return segments.join('/') + (pairs.length === 0 ? '' : `?${pairs.map((parts) => parts.join('=')).join('&')}`);
};

const withoutOrigin = (text: string, origin: string): string => {
  const after = text.slice(origin.length);
  const isOwn = origin !== '' && text.slice(0, origin.length).toLowerCase() === origin.toLowerCase();
  if (!isOwn || !/^([/?]|$)/.test(after)) return text;
  return after.startsWith('/') ? after : `/${after}`;
};

const encoded = (part: string): string => encodeURIComponent(decoded(part).normalize('NFC'));

/** Leaves escapes that are not UTF-8 as they are. */
const decoded = (part: string): string =>
  part.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
