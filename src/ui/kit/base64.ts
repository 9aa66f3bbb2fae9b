/** Bytes as base64. `btoa` takes a text of bytes; parts, because a call takes only so many arguments. */
export const base64Of = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8_192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)));
  return btoa(parts.join(''));
};
