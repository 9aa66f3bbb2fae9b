import { isPreviewTime, previewKeyText, readPreviewKey } from '#contracts/secrets/preview-key.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';
import type { PreviewKeys } from '#core/content/preview-keys.port.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { bytesOf, importHmacKey } from './hmac.ts';

/** Without a secret of the content system no key is valid. */
export const hmacPreviewKeys = (secrets: SecretList | null, clock: Clock): PreviewKeys => {
  if (secrets === null) return { isValid: async () => false };
  const imported = Promise.all(secrets.map((secret) => importHmacKey(secret, 'verify')));
  return {
    isValid: async (slug, key) => {
      const read = readPreviewKey(key);
      if (read === null || !isPreviewTime(read.endsAt, clock.now())) return false;
      const text = bytesOf(previewKeyText(slug, read.endsAt));
      const signature = bytesOfHex(read.signature);
      const verdicts = (await imported).map((key) => crypto.subtle.verify('HMAC', key, signature, text));
      return (await Promise.all(verdicts)).includes(true);
    },
  };
};

const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
