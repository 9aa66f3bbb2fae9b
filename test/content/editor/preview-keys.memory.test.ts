import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { memoryPreviewKeys } from '#adapters/memory/content/preview-keys.ts';
import { hmacPreviewKeys } from '#adapters/system/preview-keys.ts';
import { previewKeyOf, previewKeyText } from '#contracts/secrets/preview-key.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';
import { describeLaws } from '#test/kit/law.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { type KeysUnderTest, openKeysLaw, previewKeysContract, previewKeysLaws } from './preview-keys.contract.ts';
import { previewKeysMutants } from './preview-keys.mutants.ts';

const secret = 'preview-secret-of-a-test-0123456789';
const now = 1_800_000_000_000;
/** Creates keys as the editors' page of the content system does. */
const keyFor = (slug: string, endsAt: number): string =>
  previewKeyOf(endsAt, createHmac('sha256', secret).update(previewKeyText(slug, endsAt)).digest('hex'));
const withSecret = (known: SecretList | null) => async (): Promise<KeysUnderTest> => ({
  keyFor,
  now,
  keys: hmacPreviewKeys(known, { now: () => now }),
});

previewKeysContract('the shop on fakes', async () => ({ keys: memoryPreviewKeys(), keyFor, now }));
previewKeysContract('the host', withSecret([secret]));
describeLaws('the host accepts editors’ keys', [openKeysLaw], withSecret([secret]));
describeLaws('V11.2.2 the host accepts keys of an older secret', [openKeysLaw], withSecret(['n'.repeat(32), secret]));
describeMutants(
  'the laws reject every mutant of the preview keys',
  [...previewKeysLaws, openKeysLaw],
  withSecret([secret]),
  previewKeysMutants,
);

test('CMS-02 without the secret, or with another one, no key is valid', async () => {
  for (const known of [null, ['another-secret-of-a-test-0123456789']] as const) {
    const { keys } = await withSecret(known)();
    expect(await keys.isValid('bai-nhap', keyFor('bai-nhap', now + 1))).toBe(false);
  }
});

test('CMS-02 a key is the base64url of its expiry, a dot and the signature', () => {
  const [end, signature] = keyFor('bai-nhap', now).split('.');
  expect(Buffer.from(end ?? '', 'base64url').toString()).toBe(String(now));
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
});
