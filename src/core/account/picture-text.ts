/** Largest picture, bytes. */
export const MAX_PICTURE = 1_048_576;

/** How the three kinds of picture begin, in base64: PNG, JPEG, WebP (RIFF). */
const beginnings = ['iVBORw0KGg', '/9j/', 'UklGR'];

/**
 * Whether a text can be the base64 of a picture that may be sent: its first bytes are those of a PNG, JPEG or WebP and it
 * is not too large. Whether it really is one, the service finds out.
 */
export const isPictureText = (base64: string): boolean =>
  base64.length <= Math.ceil(MAX_PICTURE / 3) * 4 &&
  beginnings.some((beginning) => base64.startsWith(beginning)) &&
  /^[A-Za-z0-9+/]+={0,2}$/.test(base64);
