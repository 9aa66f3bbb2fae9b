const networks = /\b(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}\b|\b2001:0?db8:[\da-f:]*/;
const names = /[\p{L}\p{N}.@_-]*\.example(?![\p{L}\p{N}_-])/u;
/** Also behind a letter that an address encodes, such as `%40`. */
const registeredNames = /(?:[\p{L}\p{N}.@_-]*\b|(?<=%[\da-f]{2}))example\.(?:com|net|org|vn)(?![\p{L}\p{N}_-])/u;
const anyOfThem = new RegExp([networks, names, registeredNames].map(({ source }) => source).join('|'), 'giu');

/** Addresses of documentation, which lead nowhere; each once, as written. [RFC 2606, RFC 3849, RFC 5737] */
export const documentationAddressesIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(anyOfThem), ([found]) => found)),
];
