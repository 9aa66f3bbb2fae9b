import { describe, expect, test } from 'vitest';
import { fail } from '#core/shared/result.ts';
import { telling, toldOf } from './drawing.ts';
import { hostUnderTest } from './host-under-test.ts';

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

describe('asking for advice without script', () => {
  test('CNS-03 ROUTE-31 ROUTE-32 sends one lead, keeps the ticket, and /success says it', async () => {
    const { host, world } = hostUnderTest({ renderer: telling() });
    const answer = await host.form(PAGE, form());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/success']);
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(TICKET));
    expect(await toldOf(await host.get('/success'))).toMatchObject({ flash: { notice: 'consultation-sent' } });
    expect(world.state.opportunities).toMatchObject([
      { opportunity: { referPhone: '0912345678', targetUrl: `https://shop.example${PAGE}` } },
    ]);
  });

  test('CNS-05 CNS-06 a second request of the same browser is not sent; with a broken ticket it is', async () => {
    const { host, world } = hostUnderTest({ renderer: telling() });
    await host.form(PAGE, form());
    const again = await host.form(PAGE, form({ note: 'Lần hai' }));
    expect([again.status, again.headers.get('location')]).toEqual([303, '/success']);
    expect(world.state.opportunities).toHaveLength(1);
    host.cookies.set('ticket', '%E0%A4%A');
    await host.form(PAGE, form({ note: 'Lần ba' }));
    expect(world.state.opportunities).toHaveLength(2);
    expect(host.cookies.get('ticket')).toMatch(/^\d+\.[0-9a-f]{64}$/);
  });

  test('CNS-02 every field wrong: the page again, with all that was typed and what is wrong', async () => {
    const { host, world } = hostUnderTest({ renderer: telling() });
    const wrong = { name: ' ', phone: '12', email: 'an@', note: '' };
    const answer = await host.form(PAGE, form(wrong));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
    expect(await toldOf(answer)).toMatchObject({
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

  test('CNS-04 CNS-08 a request whose fate nobody knows keeps its idempotency key for the next press', async () => {
    const { host } = hostUnderTest({
      renderer: telling(),
      replace: () => ({ submitConsultation: async () => fail({ kind: 'consultation-failed' }) }),
    });
    const answer = await host.form(PAGE, form());
    expect(answer.status).toBe(503);
    expect(await toldOf(answer)).toMatchObject({
      submission: { fields: { idempotencyKey: expect.stringMatching(/^\w{32}$/) } },
    });
  });

  test('CNS-08 the same post twice within seconds is one lead, also before the ticket came back', async () => {
    const { host, world } = hostUnderTest({ renderer: telling() });
    await host.form(PAGE, form({ phone: '0900000000' }));
    for (const _ of [1, 2]) {
      host.cookies.delete('ticket');
      await host.form(PAGE, form());
    }
    expect(world.state.opportunities).toHaveLength(2);
  });

  test('ROUTE-01 news asked for on a page of everybody’s is told there, once, and that page is nobody else’s', async () => {
    const { host } = hostUnderTest({ renderer: telling() });
    const fields = [
      ['_use', 'subscribeNewsletter'],
      ['email', 'an@congty.vn'],
      ['agree', 'on'],
      ['path', '/'],
      ['idempotencyKey', ''],
    ] as const;
    const answer = await host.form('/', fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    const told = await host.get('/');
    expect(told.headers.get('cache-control')).toBe('private, no-store');
    expect(await toldOf(told)).toMatchObject({ flash: { notice: 'newsletter-asked' } });
    expect(await toldOf(await host.get('/'))).toMatchObject({ flash: null });
  });

  test('ROUTE-31 the page is everybody’s, and one per product and configuration', async () => {
    const renderer = telling();
    const { host } = hostUnderTest({ renderer });
    const page = await host.get(`${PAGE}&utm_source=x`);
    expect(page.headers.get('cache-control')).toContain('public');
    expect(page.headers.get('x-robots-tag')).toBeNull();
    expect(renderer.drawn.at(-1)?.path).toBe(PAGE);
    expect((await host.get('/success')).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });
});
