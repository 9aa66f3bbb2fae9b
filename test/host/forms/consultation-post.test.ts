import { describe, expect, test } from 'vitest';
import { fail } from '#core/shared/result.ts';
import { jsonRenderer, pathOf, renderedInput } from '#test/host/drawing/drawing.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';

const PAGE = '/dang-ky-tu-van?san-pham=cloud-server-ssd-4&time=12';
const typed = [
  ['name', 'Nguyễn Văn An'],
  ['phone', '0912 345 678'],
  ['email', ''],
  ['note', 'Cần máy chủ cho cửa hàng.'],
  ['path', PAGE],
  ['product', 'cloud-server-ssd-4'],
  ['configuration', 'time=12'],
] as const;
const form = (change: Readonly<Record<string, string>> = {}) => [
  ['_use', 'submitConsultation'] as const,
  ...typed.map(([name, value]) => [name, change[name] ?? value] as const),
  ['idempotencyKey', change.idempotencyKey ?? ''] as const,
];
const TICKET = /^ticket=\d+\.[0-9a-f]{64}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/;

describe('requesting a consultation without scripts', () => {
  test('CNS-03 ROUTE-31 ROUTE-32 the form sends one lead, stores the ticket, and /success confirms it', async () => {
    const { host, world } = hostUnderTest({ renderer: jsonRenderer() });
    const answer = await host.form(PAGE, form());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/success']);
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(TICKET));
    expect(await renderedInput(await host.get('/success'))).toMatchObject({ flash: { notice: 'consultation-sent' } });
    expect(world.state.opportunities).toMatchObject([
      { opportunity: { referPhone: '0912345678', targetUrl: `https://shop.example${PAGE}` } },
    ]);
  });

  test('CNS-05 CNS-06 a second request from the same browser is not sent; with an invalid ticket it is sent', async () => {
    const { host, world } = hostUnderTest({ renderer: jsonRenderer() });
    await host.form(PAGE, form());
    const again = await host.form(PAGE, form({ note: 'Lần hai' }));
    expect([again.status, again.headers.get('location')]).toEqual([303, '/success']);
    expect(world.state.opportunities).toHaveLength(1);
    host.cookies.set('ticket', '%E0%A4%A');
    await host.form(PAGE, form({ note: 'Lần ba' }));
    expect(world.state.opportunities).toHaveLength(2);
    expect(host.cookies.get('ticket')).toMatch(/^\d+\.[0-9a-f]{64}$/);
  });

  test('CNS-02 when every field is wrong, the page is rendered again with all input and all errors', async () => {
    const { host, world } = hostUnderTest({ renderer: jsonRenderer() });
    const wrong = { name: ' ', phone: '12', email: 'an@', note: '' };
    const answer = await host.form(PAGE, form(wrong));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
    expect(await renderedInput(answer)).toMatchObject({
      path: PAGE,
      submission: {
        use: 'submitConsultation',
        fields: wrong,
        failure: {
          kind: 'invalid-fields',
          fields: { name: 'required', phone: 'phone', email: 'email', note: 'required' },
        },
      },
    });
    expect(world.state.opportunities).toEqual([]);
  });

  test('CNS-04 CNS-08 a request with an unknown outcome keeps its idempotency key for the retry', async () => {
    const { host } = hostUnderTest({
      renderer: jsonRenderer(),
      replace: () => ({ submitConsultation: async () => fail({ kind: 'consultation-failed' }) }),
    });
    const answer = await host.form(PAGE, form());
    expect(answer.status).toBe(503);
    expect(await renderedInput(answer)).toMatchObject({
      submission: { fields: { idempotencyKey: expect.stringMatching(/^\w{32}$/) } },
    });
  });

  test('CNS-08 the same post twice within seconds creates one lead, even before the browser has the ticket', async () => {
    const { host, world } = hostUnderTest({ renderer: jsonRenderer() });
    await host.form(PAGE, form({ phone: '0900000000' }));
    for (const _ of [1, 2]) {
      host.cookies.delete('ticket');
      await host.form(PAGE, form());
    }
    expect(world.state.opportunities).toHaveLength(2);
  });

  test('ROUTE-01 a newsletter sign-up on a public page is confirmed there once, and that response is private', async () => {
    const { host } = hostUnderTest({ renderer: jsonRenderer() });
    const fields = [
      ['_use', 'subscribeNewsletter'],
      ['email', 'an@congty.vn'],
      ['agree', 'on'],
      ['path', '/'],
      ['idempotencyKey', ''],
    ] as const;
    const answer = await host.form('/', fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    const nextPage = await host.get('/');
    expect(nextPage.headers.get('cache-control')).toBe('private, no-store');
    expect(await renderedInput(nextPage)).toMatchObject({ flash: { notice: 'newsletter-asked' } });
    expect(await renderedInput(await host.get('/'))).toMatchObject({ flash: null });
  });

  test('ROUTE-31 the page is public, with one variant per product and configuration', async () => {
    const renderer = jsonRenderer();
    const { host } = hostUnderTest({ renderer });
    const page = await host.get(`${PAGE}&utm_source=x`);
    expect(page.headers.get('cache-control')).toContain('public');
    expect(page.headers.get('x-robots-tag')).toBeNull();
    expect(renderer.drawn.map(pathOf).at(-1)).toBe(PAGE);
    expect((await host.get('/success')).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });
});
