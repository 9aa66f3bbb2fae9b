import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { handOverFields, readHandOver } from '#backend/provisioning/hand-over-fields.ts';
import { type ServiceKind, serviceKinds } from '#core/shared/goods/service-kind.ts';
import { forAll } from '#test/kit/for-all.ts';

// Object.keys loses the keys' type.
const kinds = Object.keys(handOverFields) as ServiceKind[];

const label = fc.stringMatching(/^[a-z][a-z0-9]{0,12}[a-z0-9]$/);
const host = fc.tuple(label, label).map(([first, second]) => `${first}.${second}.vn`);
const ip = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.nat(255), fc.nat(255), fc.integer({ min: 1, max: 254 }))
  .map(([, b, c, d]) => `45.${b}.${c}.${d}`);
const word = fc.stringMatching(/^[A-Za-z0-9_.@-]{8,40}$/);
const values: Readonly<Record<string, fc.Arbitrary<string>>> = {
  ips: fc.uniqueArray(ip, { minLength: 1, maxLength: 4 }).map((each) => each.join(' ')),
  host,
  'host-port': fc.tuple(host, fc.integer({ min: 1, max: 65_535 })).map(([name, port]) => `${name}:${port}`),
  url: host.map((name) => `https://${name}:8443/`),
  user: word,
  secret: word,
  text: word,
};

/** A kind of service with everything that a member types for it. */
const anyTyped = fc
  .constantFrom(...kinds)
  .chain((kind) =>
    fc
      .tuple(...handOverFields[kind].map(({ rule }) => values[rule] ?? word))
      .map((typed) => ({ kind, typed: new Map(handOverFields[kind].map(({ key }, at) => [key, typed[at] ?? ''])) })),
  );

describe('what staff type when they hand a service over', () => {
  test('SVC-01 ENT-13 every kind that the shop sells has its fields', () => {
    for (const kind of serviceKinds) expect(handOverFields[kind].length).toBeGreaterThan(0);
  });

  test('SVC-01 what is well typed is told to the customer whole, and nothing else', async () => {
    await forAll(
      anyTyped,
      async ({ kind, typed }) => {
        const read = readHandOver(kind, typed);
        if (!read.ok) expect.fail(JSON.stringify([...read.problems]));
        const { password, ...facts } = read.facts;
        const shown = JSON.stringify(facts);
        for (const { key, rule } of handOverFields[kind]) {
          const given = typed.get(key) ?? '';
          if (rule === 'secret') {
            expect(password).toBe(given);
            expect(
              shown.includes(`"${given}"`) && ![...typed.values()].some((each, at) => at > 0 && each === given),
            ).toBe(false);
          } else for (const part of rule === 'ips' ? given.split(' ') : [given]) expect(shown).toContain(part);
        }
      },
      300,
    );
  });

  test('SVC-01 each required field that is missing is told by its name, and so is each that cannot be', async () => {
    await forAll(
      fc.tuple(anyTyped, fc.nat()),
      async ([{ kind, typed }, at]) => {
        const required = handOverFields[kind].filter(({ isRequired }) => isRequired);
        const gone = required[at % Math.max(1, required.length)];
        if (gone === undefined) return;
        for (const text of ['', '   ', 'a\u202Eb', '\u0000']) {
          const read = readHandOver(kind, new Map([...typed, [gone.key, text]]));
          expect(read.ok ? [] : [...read.problems.keys()]).toEqual([gone.key]);
        }
      },
      200,
    );
  });

  test.each([
    '192.0.2.10',
    '198.51.100.7',
    '203.0.113.254',
    '2001:db8::1',
    '127.0.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '169.254.1.1',
    '::1',
    '45.1.2',
    '45.1.2.3.4',
    '045.1.2.3',
    '0x2d.1.2.3',
    '45.1.2.3/24',
    'máy chủ',
    '45.1.2.3 45.1.2.3',
  ])('SVC-01 %s is no address of a machine', (address) => {
    const typed = new Map([
      ['ip', address],
      ['user', 'root'],
      ['password', 'mot-mat-khau'],
    ]);
    const read = readHandOver('machine', typed);
    expect(read.ok ? [] : [...read.problems.keys()]).toEqual(['ip']);
  });

  test.each(['45.1.2.3', '10.20.30.40', '2402:800::1', '45.1.2.3, 45.1.2.4'])('SVC-01 %s is one', (address) => {
    const typed = new Map([
      ['ip', address],
      ['user', 'root'],
      ['password', 'mot-mat-khau'],
    ]);
    expect(readHandOver('machine', typed).ok).toBe(true);
  });

  test.each([
    'http://panel.cty.vn',
    'https://panel.shop.example',
    'https://panel.test/',
    'https://localhost:8443',
    'https://example.com',
    'https://admin:secret@panel.cty.vn',
    'https://192.0.2.1/',
    'javascript:alert(1)',
    'panel.cty.vn',
  ])('SVC-01 %s is no panel that a customer can reach', (panel) => {
    const typed = new Map([
      ['ip', '45.1.2.3'],
      ['panel', panel],
      ['user', 'web1'],
      ['password', 'mot-mat-khau'],
    ]);
    const read = readHandOver('site', typed);
    expect(read.ok ? [] : [...read.problems.keys()]).toEqual(['panel']);
  });
});
