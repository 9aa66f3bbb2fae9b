import { isPreviewTime, previewKeyText, readPreviewKey } from '#contracts/preview-key.ts';
import type { PreviewKeys } from '#core/content/preview-keys.port.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { bytesOf, importHmacKey } from './hmac.ts';

/** Without the content system's secret no key is valid. */
export const hmacPreviewKeys = (secret: string | null, clock: Clock): PreviewKeys => {
  if (secret === null) return { isValid: async () => false };
  const imported = importHmacKey(secret, 'verify');
  return {
    isValid: async (slug, key) => {
      const read = readPreviewKey(key);
      if (read === null || !isPreviewTime(read.endsAt, clock.now())) return false;
      const text = bytesOf(previewKeyText(slug, read.endsAt));
      return crypto.subtle.verify('HMAC', await imported, bytesOfHex(read.signature), text);
    },
  };
};

const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
