/** Addresses that lead nowhere: of documentation, and names below `.example` or registered as examples. [RFC 2606, RFC 3849, RFC 5737] */
const documentation = [
  /\b(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}\b/,
  /\b2001:0?db8:[\da-f:]*/,
  /[\p{L}\p{N}.@_-]*\.example(?![\p{L}\p{N}_-])/u,
  /[\p{L}\p{N}.@_-]*\bexample\.(?:com|net|org|vn)(?![\p{L}\p{N}_-])/u,
];

const anyOfThem = new RegExp(documentation.map(({ source }) => source).join('|'), 'giu');

/** Each of them once, as written. */
export const documentationAddressesIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(anyOfThem), ([found]) => found)),
];
