import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invalidTrustProxy, readTrustedProxies } from '#contracts/client-address.ts';
import { weakSecrets } from '#contracts/secrets/weak-secrets.ts';
import { readEnvironment } from '#host/configuration/environment.ts';
import { openFolders, production, startErrors } from '#test/kit/environment.ts';
import { forAll } from '#test/kit/for-all.ts';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';

const names = ['GUEST_SIGNING_SECRET', 'ANONYMOUS_TOKEN', 'GATEWAY_SECRET', 'STAFF_TOKEN', 'SEALING_SECRETS'] as const;
const random = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const noiseSeeds = fc.string({ minLength: 1, maxLength: 20 }).map(sampleSecret);

openFolders();

describe('secrets of production', () => {
  test('V13.3.1 different outputs of openssl are taken', async () => {
    await forAll(
      fc.uniqueArray(noiseSeeds, { minLength: names.length, maxLength: names.length }),
      async (values) => {
        const given = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
        expect(startErrors({ ...production, ...given })).toEqual([]);
      },
      40,
    );
  });

  test('V13.3.1 two settings with one secret are refused, each pair, also inside a list', () => {
    for (const first of names)
      for (const second of names.filter((each) => each > first)) {
        const same = sampleSecret(`${first} ${second}`);
        const older =
          second === 'GATEWAY_SECRET' || first === 'GATEWAY_SECRET' ? same : `${sampleSecret('older')},${same}`;
        const said = startErrors({ ...production, [first]: same, [second]: older });
        expect([first, second, said.length]).toEqual([first, second, 1]);
        expect(said[0]).toMatch(/ are the same; take the output of openssl rand -hex 32\.$/);
        expect(said[0]).toContain(first);
        expect(said[0]).toContain(second);
      }
    const twice = sampleSecret('twice');
    expect(startErrors({ ...production, SEALING_SECRETS: `${twice},${twice}` })).toEqual([
      'SEALING_SECRETS holds one secret twice; take the output of openssl rand -hex 32.',
    ]);
  });

  test.each([
    '0'.repeat(64),
    'a'.repeat(32),
    'ab'.repeat(20),
    'abc123'.repeat(8),
    `change-me-${sampleSecret('x').slice(0, 30)}`,
    'CHANGEME CHANGEME CHANGEME CHANGEME',
    'this is my secret token of the shop!',
    'example-example-example-example-exam',
    '0123456789abcdef0123456789abcdef',
    'qwertyuiopasdfghjklzxcvbnmqwertyuiop',
  ])('V13.3.1 %s can be guessed, whichever setting holds it', (value) => {
    for (const name of names)
      expect(startErrors({ ...production, [name]: value })).toEqual([
        `${name} can be guessed; take the output of openssl rand -hex 32.`,
      ]);
    expect(weakSecrets([['FLASH_SECRET', [value]]])).toHaveLength(1);
  });

  test('V13.3.1 the host refuses the same of its own', () => {
    const host = (flash: string) =>
      readEnvironment(
        { MODE: 'production', PUBLIC_ORIGIN: 'https://shop.example' },
        {
          guestSigning: [sampleSecret('guest')],
          anonymousToken: [sampleSecret('anonymous')],
          flash: [flash as string],
          preview: null,
          contentNotices: null,
          metrics: null,
        },
      );
    const problems = (flash: string) => {
      const read = host(flash);
      return read.ok ? [] : read.problems.filter((each) => each.includes('FLASH_SECRET'));
    };
    expect(problems(sampleSecret('flash'))).toEqual([]);
    expect(problems('f'.repeat(64))).toHaveLength(1);
    expect(problems(sampleSecret('guest'))).toHaveLength(1);
  });

  test('V13.3.1 almost no random text counts as one that can be guessed', async () => {
    await forAll(
      fc.noShrink(random.filter((text) => new Set(text).size >= 10 && !/(.{1,16})\1{3}/.test(text))),
      async (text) => {
        if (!/0123456789|1234567890|abcdefgh/.test(text)) expect(weakSecrets([['X', [text]]])).toEqual([]);
      },
      500,
    );
  });
});

describe('proxies that are trusted', () => {
  test.each(['0.0.0.0/0', '::/0', '0.0.0.0/1,128.0.0.0/1', '0.0.0.0/7', '127.0.0.1, ::/1', '8000::/1', '::ffff:0:0/0'])(
    'V4.1.3 TRUST_PROXY=%s holds strangers and is refused',
    (text) => {
      expect(readTrustedProxies(text)).toBeNull();
      expect(startErrors({ ...production, TRUST_PROXY: text })).toEqual([invalidTrustProxy]);
    },
  );

  test.each(['127.0.0.1', '10.0.0.0/8', '172.16.0.0/12, 192.168.0.0/16', 'fc00::/7', '::1', '2400:cb00::/32'])(
    'V4.1.3 TRUST_PROXY=%s is taken',
    (text) => {
      expect(readTrustedProxies(text)).not.toBeNull();
    },
  );
});
