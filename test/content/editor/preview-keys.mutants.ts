import { isPreviewTime, readPreviewKey } from '#contracts/secrets/preview-key.ts';
import type { PreviewKeys } from '#core/content/preview-keys.port.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { KeysUnderTest } from './preview-keys.contract.ts';

const withValid = (subject: KeysUnderTest, valid: PreviewKeys['isValid']): KeysUnderTest => ({
  ...subject,
  keys: { isValid: valid },
});

/** Whether the signature is right, with the expiry ignored as a careless adapter might do. */
const hasRightSignature = async ({ keys, keyFor, now }: KeysUnderTest, slug: string, key: string, endsAt: number) => {
  const made = keyFor(slug, endsAt);
  return key === made && ((await keys.isValid(slug, made)) || endsAt < now || endsAt > now);
};

export const previewKeysMutants: Mutants<KeysUnderTest> = {
  'every key is valid': (subject) => withValid(subject, async () => true),
  'no key is valid': (subject) => withValid(subject, async () => false),
  'the slug is not checked': (subject) =>
    withValid(subject, async (_, key) => {
      const read = readPreviewKey(key);
      return read !== null && isPreviewTime(read.endsAt, subject.now);
    }),
  'the expiry is not checked': (subject) =>
    withValid(subject, async (slug, key) => {
      const read = readPreviewKey(key);
      return read !== null && hasRightSignature(subject, slug, key, read.endsAt);
    }),
};
