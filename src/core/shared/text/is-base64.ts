/**
 * Whether a text is base64 with its padding. [RFC 4648, 4] Looks for the first sign that is none: a pattern over the whole
 * text keeps a step of its own for each sign, and fails on megabytes.
 */
export const isBase64 = (text: string): boolean => {
  const end = text.indexOf('=');
  const signs = end === -1 ? text : text.slice(0, end);
  const padding = text.slice(signs.length);
  return signs !== '' && ['', '=', '=='].includes(padding) && !/[^A-Za-z0-9+/]/.test(signs);
};
