import { isSigned, signText } from '#backend/platform/signature.ts';
import {
  isPreviewTime,
  PREVIEW_KEY_LIFE_MS,
  previewKeyOf,
  previewKeyText,
  readPreviewHeader,
  readPreviewKey,
} from '#contracts/secrets/preview-key.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';

/** A key for the draft of this slug, valid for an hour from `now` (ms since 1970 UTC). */
export const createPreviewKey = (secrets: SecretList, slug: string, now: number): string => {
  const endsAt = now + PREVIEW_KEY_LIFE_MS;
  return previewKeyOf(endsAt, signText(secrets, previewKeyText(slug, endsAt)));
};

/** The slug whose draft the request may read; null without a valid key, and always without secrets. */
export const readPreviewedSlug = (secrets: SecretList | null, header: string | null, now: number): string | null => {
  const given = readPreviewHeader(header ?? '');
  const key = given && readPreviewKey(given.key);
  if (secrets === null || !given || !key || !isPreviewTime(key.endsAt, now)) return null;
  return isSigned(secrets, previewKeyText(given.slug, key.endsAt), key.signature) ? given.slug : null;
};
