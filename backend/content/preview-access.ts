import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  isPreviewTime,
  PREVIEW_KEY_LIFE_MS,
  previewKeyOf,
  previewKeyText,
  readPreviewHeader,
  readPreviewKey,
} from '#contracts/preview-key.ts';

const sign = (secret: string, slug: string, endsAt: number): string =>
  createHmac('sha256', secret).update(previewKeyText(slug, endsAt)).digest('hex');

/** A key for the draft of this slug, valid for an hour from `now` (ms since 1970 UTC). */
export const createPreviewKey = (secret: string, slug: string, now: number): string => {
  const endsAt = now + PREVIEW_KEY_LIFE_MS;
  return previewKeyOf(endsAt, sign(secret, slug, endsAt));
};

/** The slug whose draft the request may read; null without a valid key, and always without the secret. */
export const readPreviewedSlug = (secret: string | null, header: string | null, now: number): string | null => {
  const given = readPreviewHeader(header ?? '');
  const key = given && readPreviewKey(given.key);
  if (secret === null || !given || !key || !isPreviewTime(key.endsAt, now)) return null;
  const [signature, expected] = [key.signature, sign(secret, given.slug, key.endsAt)].map((text) => Buffer.from(text));
  return signature && expected && timingSafeEqual(signature, expected) ? given.slug : null;
};
