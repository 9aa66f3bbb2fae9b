import { createCipheriv, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openBytes, sealBytes } from '#backend/platform/sealed.ts';

const anySecret = fc.string({ minLength: 32, maxLength: 40 });
const anySealing = fc.record({ purpose: fc.string(), of: fc.string() });
const anyBytes = fc.uint8Array().map((bytes) => Buffer.from(bytes));

/** As versions without sealing secrets did it. */
const sealedBefore = (signing: string, { purpose, of }: { purpose: string; of: string }, bytes: Buffer): string => {
  const nonce = Buffer.alloc(12, 7);
  const key = Buffer.from(hkdfSync('sha256', signing, '', purpose, 32));
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(of));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
};

describe('V11.2.2 what the database stores sealed', () => {
  test('V11.2.2 a new secret in front of the old ones seals, and each old one opens what it sealed', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(anySecret, { minLength: 2, maxLength: 4 }),
        anySealing,
        anyBytes,
        ([newest = '', ...older], what, bytes) => {
          const [former = '', ...rest] = older;
          const before = { signing: ['s'] as const, sealing: [former, ...rest] as const };
          const after = { signing: ['s'] as const, sealing: [newest, ...older] as const };
          const old = sealBytes(before, what, bytes);
          expect(openBytes(after, what, old)).toEqual(bytes);
          const fresh = sealBytes(after, what, bytes);
          expect(openBytes({ signing: ['s'] as const, sealing: [newest] }, what, fresh)).toEqual(bytes);
          expect(openBytes({ signing: ['s'] as const, sealing: [newest] }, what, old)).toBeNull();
        },
      ),
    ));
  test('V11.2.2 what was sealed with the signing secret opens as long as that secret stays', () =>
    fc.assert(
      fc.property(anySecret, anySecret, anySealing, anyBytes, (signing, sealing, what, bytes) => {
        const sealed = sealedBefore(signing, what, bytes);
        expect(openBytes({ signing: [signing], sealing: [sealing] }, what, sealed)).toEqual(bytes);
        expect(openBytes({ signing: ['newer', signing], sealing: [sealing] }, what, sealed)).toEqual(bytes);
        expect(openBytes({ signing: [`${signing}x`], sealing: [sealing] }, what, sealed)).toBeNull();
      }),
    ));
  test('V11.2.2 the signing secret, which the host holds too, opens nothing', () =>
    fc.assert(
      fc.property(anySecret, anySecret, anySealing, anyBytes, (signing, sealing, what, bytes) => {
        fc.pre(signing !== sealing);
        const sealed = sealBytes({ signing: [signing], sealing: [sealing] }, what, bytes);
        expect(openBytes({ signing: [signing], sealing: [signing] }, what, sealed)).toBeNull();
      }),
    ));
  test('V11.3.3 nothing opens for another purpose, another owner or after a change', () =>
    fc.assert(
      fc.property(anySecret, anySealing, anyBytes, fc.nat(), (secret, what, bytes, at) => {
        const secrets = { signing: ['s'] as const, sealing: [secret] as const };
        const sealed = sealBytes(secrets, what, bytes);
        expect(openBytes(secrets, { ...what, purpose: `${what.purpose}x` }, sealed)).toBeNull();
        expect(openBytes(secrets, { ...what, of: `${what.of}x` }, sealed)).toBeNull();
        const [id = '', body = ''] = sealed.split('.');
        const changed = Buffer.from(body, 'base64');
        changed[at % changed.length] = (changed[at % changed.length] ?? 0) ^ 1;
        expect(openBytes(secrets, what, `${id}.${changed.toString('base64')}`)).toBeNull();
      }),
    ));
});
