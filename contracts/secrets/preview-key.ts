/**
 * Key in an editor's link `/danh-sach-bai-viet/{slug}?preview={key}`: base64url(expiry in ms since 1970 UTC, as decimal
 * digits) + '.' + lower-case hexadecimal HMAC-SHA256 of `previewKeyText` with PREVIEW_SECRET, shared by content system
 * and host. [CMS-02]
 */
export const PREVIEW_KEY_LIFE_MS = 3_600_000;

export const previewKeyText = (slug: string, endsAt: number): string => JSON.stringify(['preview', slug, endsAt]);

export const previewKeyOf = (endsAt: number, signature: string): string =>
  `${base64urlOf(String(endsAt))}.${signature}`;

/** Null when malformed. Does not verify the signature. */
export const readPreviewKey = (key: string): { readonly endsAt: number; readonly signature: string } | null => {
  const [, encoded, signature] = /^([\w-]{1,30})\.([0-9a-f]{64})$/.exec(key) ?? [];
  if (encoded === undefined || signature === undefined) return null;
  const digits = textOf(encoded);
  return /^\d{1,15}$/.test(digits) ? { endsAt: Number(digits), signature } : null;
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const bitsOf = (number: number, width: number): string => number.toString(2).padStart(width, '0');

/** Needs no platform API; the input is ASCII digits only. [RFC 4648, 5] */
const base64urlOf = (ascii: string): string => {
  const bits = [...ascii].map((letter) => bitsOf(letter.charCodeAt(0), 8)).join('');
  return (bits.match(/.{1,6}/g) ?? []).map((six) => ALPHABET[Number.parseInt(six.padEnd(6, '0'), 2)]).join('');
};

const textOf = (encoded: string): string => {
  const bits = [...encoded].map((letter) => bitsOf(ALPHABET.indexOf(letter), 6)).join('');
  return (bits.match(/.{8}/g) ?? []).map((eight) => String.fromCharCode(Number.parseInt(eight, 2))).join('');
};

/** Whether a key with expiry `endsAt` is valid at `now` (both ms): not expired, and not too far in the future. */
export const isPreviewTime = (endsAt: number, now: number): boolean =>
  now <= endsAt && endsAt - now <= PREVIEW_KEY_LIFE_MS + 60_000;

/** The host passes the key of an editor's link on to the content system, which shows drafts to nobody else. */
export const PREVIEW_HEADER = 'x-preview';

export const previewHeaderOf = (slug: string, key: string): string => `${encodeURIComponent(slug)} ${key}`;

/** Null when malformed. */
export const readPreviewHeader = (header: string): { readonly slug: string; readonly key: string } | null => {
  const [, encoded, key] = /^([\w%.!~*'()-]{1,900}) ([\w.-]{1,200})$/.exec(header) ?? [];
  if (encoded === undefined || key === undefined) return null;
  try {
    return { slug: decodeURIComponent(encoded), key };
  } catch {
    return null;
  }
};
