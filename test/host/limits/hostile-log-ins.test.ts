import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import { parseReturnPath } from '#core/shared/return-path.ts';
import { jsonRenderer } from '#test/host/drawing/drawing.ts';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';

const opened = () => hostUnderTest({ world: memoryWorld({ origin }), renderer: jsonRenderer() });

/** Fragments of the addresses that attackers send. */
const piece = fc.oneof(
  fc.constantFrom('/', '//', '\\', '..', '%2f', '%5c', '%00', '\t', '@', ':', '?', '#', '&', '=', '.', ' '),
  fc.constantFrom('https://', 'http:', 'javascript:', 'data:', 'evil.example', 'shop.example', 'shop.example.evil.vn'),
  fc.constantFrom('/gio-hang', '/dang-nhap', '/service', 'đặt-hàng', '\u202e', '\ufeff', '\ud800', '%25252f'),
  fc.string({ maxLength: 6 }),
);
const trick = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
const query = fc.record(
  {
    accessToken: trick,
    tokenShare: trick,
    state: trick,
    redirectUrl: trick,
    errorMessage: fc.constantFrom('ACCESS_DENIED', 'x'),
  },
  { requiredKeys: [] },
);
const field = fc.oneof(trick, fc.stringMatching(/^\d{6}$/));

const staysHere = (answer: Response, at: string): void => {
  expect(answer.status).toBeLessThan(500);
  const location = answer.headers.get('location');
  if (location !== null) expect([at, new URL(location, origin + at).origin]).toEqual([at, origin]);
};

describe('ten thousand hostile addresses, targets and codes', () => {
  test('LAY-03 LAY-04 no login callback redirects off the shop or crashes the host', async () => {
    const { host } = opened();
    const paths = fc.constantFrom('/dang-nhap', '/gio-hang', '/', '/khong-co', '/service', '/cap-nhat-dang-ky');
    await fc.assert(
      fc.asyncProperty(paths, query, async (path, given) => {
        host.cookies.clear();
        const at = `${path}?${new URLSearchParams(given)}`;
        staysHere(await host.get(at), at);
      }),
      { numRuns: 4_000 },
    );
  });

  test('ACC-02 ACC-03 no code, key or target in a form redirects off the shop or crashes the host', async () => {
    const { host } = opened();
    const forms = fc.constantFrom(
      ['/xac-thuc', 'verifyAccount'],
      ['/dang-nhap', 'logInSecondFactor'],
      ['/dang-nhap', 'confirmLogIn'],
      ['/quen-mat-khau/verify', 'verifyReset'],
      ['/reset', 'resetPassword'],
      ['/dang-nhap', 'logOut'],
    );
    await fc.assert(
      fc.asyncProperty(forms, field, trick, fc.integer(), async ([path = '', use = ''], code, target, press) => {
        host.cookies.clear();
        const idempotencyKey = `fuzz-${String(press).padStart(16, '0')}`;
        const fields = {
          userId: target,
          user: target,
          key: code,
          code,
          redirectUrl: target,
          path: target,
          accept: 'false',
        };
        staysHere(await host.form(path, Object.entries({ _use: use, idempotencyKey, ...fields })), path);
      }),
      { numRuns: 2_000 },
    );
  });

  test('ACC-05 a browser resolves every path that parseReturnPath accepts to the shop’s origin', () => {
    fc.assert(
      fc.property(trick, (target) => {
        const safe = parseReturnPath(target, { own: origin, others: [] });
        if (safe !== null) expect(new URL(safe, `${origin}/dang-nhap`).origin).toBe(origin);
      }),
      { numRuns: 4_000 },
    );
  });
});
