import fc from 'fast-check';
import { expect } from 'vitest';
import { PREVIEW_KEY_LIFE_MS } from '#contracts/secrets/preview-key.ts';
import type { PreviewKeys } from '#core/content/preview-keys.port.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

/**
 * The keys under test, the key that an editor's page creates for a slug (`endsAt` in ms), and the current time of both.
 */
export type KeysUnderTest = {
  readonly keys: PreviewKeys;
  readonly keyFor: (slug: string, endsAt: number) => string;
  readonly now: number;
};

const slug = fc.stringMatching(/^[a-z0-9-]{1,30}$/);
const left = fc.integer({ min: 0, max: PREVIEW_KEY_LIFE_MS });

/** Laws of every PreviewKeys adapter: a wrong key shows no draft. */
export const previewKeysLaws: readonly Law<KeysUnderTest>[] = [
  {
    name: 'CMS-02 a malformed key shows no draft',
    check: async (open) => {
      const { keys } = await open();
      await forAll(
        fc.tuple(slug, fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{0,20}\.[0-9a-f]{0,70}$/))),
        async ([of, key]) => expect(await keys.isValid(of, key)).toBe(false),
        60,
      );
    },
  },
  {
    name: 'CMS-02 a key shows only its own draft',
    check: async (open) => {
      const { keys, keyFor, now } = await open();
      await forAll(
        fc.tuple(slug, slug, left).filter(([one, other]) => one !== other),
        async ([one, other, ms]) => expect(await keys.isValid(other, keyFor(one, now + ms))).toBe(false),
        30,
      );
    },
  },
  {
    name: 'CMS-02 an expired key shows nothing',
    check: async (open) => {
      const { keys, keyFor, now } = await open();
      await forAll(
        fc.tuple(slug, fc.integer({ min: 1, max: 10 ** 10 })),
        async ([of, ms]) => expect(await keys.isValid(of, keyFor(of, now - ms))).toBe(false),
        30,
      );
    },
  },
  {
    name: 'CMS-02 a key that is valid for longer than an hour is rejected',
    check: async (open) => {
      const { keys, keyFor, now } = await open();
      const late = now + PREVIEW_KEY_LIFE_MS + 10 * 60_000;
      expect(await keys.isValid('bai-nhap', keyFor('bai-nhap', late))).toBe(false);
    },
  },
  {
    name: 'CMS-02 the expiry of a key cannot be changed',
    check: async (open) => {
      const { keys, keyFor, now } = await open();
      const [, signature = ''] = keyFor('bai-nhap', now - 1).split('.');
      const [end = ''] = keyFor('bai-nhap', now + 60_000).split('.');
      expect(await keys.isValid('bai-nhap', `${end}.${signature}`)).toBe(false);
    },
  },
];

/** Only for adapters that know the secret: an editor's key shows its draft until its hour has passed. */
export const openKeysLaw: Law<KeysUnderTest> = {
  name: 'CMS-02 an editor’s key shows its draft for an hour',
  check: async (open) => {
    const { keys, keyFor, now } = await open();
    await forAll(
      fc.tuple(slug, left),
      async ([of, ms]) => expect(await keys.isValid(of, keyFor(of, now + ms))).toBe(true),
      30,
    );
  },
};

export const previewKeysContract = (name: string, open: () => Promise<KeysUnderTest>): void =>
  describeLaws(`${name} keeps the PreviewKeys contract`, previewKeysLaws, open);
