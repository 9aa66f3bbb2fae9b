import { isPreviewTime, readPreviewKey } from '#contracts/preview-key.ts';
import type { PreviewKeys } from '#core/content/preview-keys.port.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { KeysUnderTest } from './preview-keys.contract.ts';

const saying = (subject: KeysUnderTest, valid: PreviewKeys['valid']): KeysUnderTest => ({
  ...subject,
  keys: { valid },
});

/** Whether a key would be right for another slug or time, as a careless adapter might look at it. */
const anyOf = async ({ keys, keyFor, now }: KeysUnderTest, slug: string, key: string, endsAt: number) => {
  const made = keyFor(slug, endsAt);
  return key === made && ((await keys.valid(slug, made)) || endsAt < now || endsAt > now);
};

export const previewKeysMutants: Mutants<KeysUnderTest> = {
  'every key is right': (subject) => saying(subject, async () => true),
  'no key is right': (subject) => saying(subject, async () => false),
  'the slug is not looked at': (subject) =>
    saying(subject, async (_, key) => {
      const read = readPreviewKey(key);
      return read !== null && isPreviewTime(read.endsAt, subject.now);
    }),
  'the end is not looked at': (subject) =>
    saying(subject, async (slug, key) => {
      const read = readPreviewKey(key);
      return read !== null && anyOf(subject, slug, key, read.endsAt);
    }),
};
