import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { readEnvironment } from '#host/configuration/environment.ts';
import { securityText } from '#host/feeds/well-known-routes.ts';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { jsonRenderer } from './drawing.ts';

const contacts = ['mailto:security@shop.example', 'https://shop.example/security'];
const opened = (options: Parameters<typeof hostUnderTest>[0] = {}) =>
  hostUnderTest({ renderer: jsonRenderer(), ...options });

const valuesOf = (text: string, field: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^${field}: (.*)\\r$`, 'gm'))].map(([, value = '']) => value);

const secrets = {
  guestSigning: ['g'.repeat(32)],
  anonymousToken: ['a'.repeat(32)],
  flash: ['f'.repeat(32)],
  preview: null,
  contentNotices: null,
  metrics: null,
} as const;
const read = (variables: Readonly<Record<string, string>>) => readEnvironment(variables, secrets);

describe('security.txt [RFC 9116]', () => {
  test('V13.4.1 it names the contacts in their order, its own address, and a date that lies ahead', async () => {
    const { host, world } = opened({ securityContacts: contacts });
    const answer = await host.get('/.well-known/security.txt');
    expect([answer.status, answer.headers.get('content-type')?.toLowerCase()]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    const text = await answer.text();
    expect(valuesOf(text, 'Contact')).toEqual(contacts);
    expect(valuesOf(text, 'Canonical')).toEqual([`${origin}/.well-known/security.txt`]);
    expect(Date.parse(valuesOf(text, 'Expires')[0] ?? '')).toBeGreaterThan(world.state.now);
  });

  test('V13.4.1 at every time it expires in 179 to 365 days, and a day has one text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: DAY_MS - 1 }), (day, ms) => {
        const at = (now: number): string => securityText({ origin, contacts, now });
        const text = at(day * DAY_MS + ms);
        const [expires = ''] = valuesOf(text, 'Expires');
        const left = Date.parse(expires) - (day * DAY_MS + ms);
        expect(left).toBeGreaterThan(179 * DAY_MS);
        expect(left).toBeLessThanOrEqual(365 * DAY_MS);
        expect(text).toBe(at(day * DAY_MS));
      }),
    );
  });

  test('V13.4.1 without the setting the address is unknown', async () => {
    const asked: string[] = [];
    const renderer = jsonRenderer({
      render: async ({ url }) => {
        asked.push(url.pathname);
        return { kind: 'page', status: 404, html: '<!doctype html>', data: '' };
      },
    });
    expect((await hostUnderTest({ renderer }).host.get('/.well-known/security.txt')).status).toBe(404);
    expect(asked).toEqual(['/.well-known/security.txt']);
  });

  test('CFG-01 contacts are URIs; others refuse the start', () => {
    const given = read({ SECURITY_CONTACT: 'mailto:a@shop.example, tel:+84-1900-1234,https://shop.example/s' });
    expect(given.ok && given.value.securityContacts).toEqual([
      'mailto:a@shop.example',
      'tel:+84-1900-1234',
      'https://shop.example/s',
    ]);
    for (const wrong of ['a@shop.example', 'http://shop.example/s', 'mailto:', 'mailto:a@b.c\r\nExpires: x', ','])
      expect([wrong, read({ SECURITY_CONTACT: wrong })]).toEqual([
        wrong,
        { ok: false, problems: [expect.stringContaining('SECURITY_CONTACT must hold')] },
      ]);
  });
});

test('ACC-11 change-password leads to the page where a password is changed', async () => {
  const answer = await opened().host.get('/.well-known/change-password');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/quan-ly-tai-khoan/bao-mat']);
});

test('V3.4.1 preload is in Strict-Transport-Security only when the operator says so', async () => {
  const of = async (hstsPreload: boolean) =>
    (await opened({ hstsPreload }).host.get('/livez')).headers.get('strict-transport-security');
  expect(await of(false)).toBe('max-age=63072000; includeSubDomains');
  expect(await of(true)).toBe('max-age=63072000; includeSubDomains; preload');
  for (const [value, expected] of [
    ['0', false],
    ['1', true],
  ] as const) {
    const given = read({ HSTS_PRELOAD: value });
    expect(given.ok && given.value.hstsPreload).toBe(expected);
  }
});

test('V15.2.3 the manifest is in the name of the shop, and its pictures are files', async () => {
  const identity = { ...sampleIdentity, name: 'Sen Hồ “Cloud” & Bạn', shortName: 'Sen Hồ' };
  const { host } = opened({ identity });
  const answer = await host.get('/site.webmanifest');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ]);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: identity.name, short_name: 'Sen Hồ', start_url: '/', lang: 'vi' });
  for (const { src } of manifest.icons) expect(existsSync(join('public', src))).toBe(true);
});
