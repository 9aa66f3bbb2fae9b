import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirect } from '#host/http/redirect.ts';
import { parseAddress } from '#host/http/request-address.ts';
import { jsonRenderer, renderedInput } from '#test/host/drawing/drawing.ts';
import { hostUnderTest, origin } from './host-under-test.ts';

/** Pieces of addresses that parsers read differently. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '/./',
  '/../',
  '%2f',
  '%2F',
  '%5c',
  '%00',
  '%0d%0a',
  '%25',
  '%252f',
  '%2e',
  '?',
  '#',
  '@',
  ':',
  'evil.com',
  'http:',
  'gio-hang',
  'a',
  '%e1%ba%a1',
  '\t',
  '\n',
  '%c2%85',
  ';',
  '&',
);
const hostileText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

describe('the address of a request', () => {
  test('V1.1.1 V3.7.2 an accepted address has one reading: no part of its path can name a host', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const address = parseAddress(`http://any.host/${text}`, origin);
        if (address === null) return;
        const { pathname, search } = address;
        expect(address.origin).toBe(origin);
        const again = new URL(pathname + search, origin);
        expect([again.origin, again.pathname, again.search]).toEqual([origin, pathname, search]);
        expect(pathname).not.toMatch(/^\/[/\\]/);
        expect(`${pathname}${search}`).not.toContain('%00');
        const decoded = pathname.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number(`0x${code.slice(1)}`)));
        expect(decoded).not.toMatch(/\/\/|\\|\p{Cc}|%[0-9a-f]{2}/iu);
      }),
      { numRuns: 5_000 },
    );
  });

  test('V1.1.1 repeated slashes, backslashes, control characters and double escapes are a 400 on every route', async () => {
    const { host, called } = hostUnderTest({ renderer: jsonRenderer() });
    const paths = [
      '//',
      '//evil.com?a?b',
      '//evil.com/',
      '/%2fevil.com',
      '/a//b',
      '/.//evil.com',
      '/%5cevil.com',
      '/a%00',
      '/a%0d%0ab',
      '/a%7f',
      '/a%252fb',
      '/gio-hang//',
      '/uploads//a.png',
      '/images/576/uploads/a%252e.png',
    ];
    for (const path of paths) {
      const answer = await host.get(path);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 400, null]);
      expect(await answer.text()).toContain('Địa chỉ không hợp lệ');
    }
    const api = await host.get('/api//loadShell');
    expect([api.status, await api.json()]).toMatchObject([400, { ok: false, failure: { kind: 'invalid-fields' } }]);
    expect(called).toEqual([]);
  });

  test('V2.2.1 NUL in a query does not reach a page; the rest of the query does', async () => {
    const { host } = hostUnderTest({ renderer: jsonRenderer() });
    expect(await renderedInput(await host.get('/gio-hang?orderId=a%00b&x=%0A'))).toMatchObject({
      path: '/gio-hang?orderId=ab&x=%0A',
    });
  });

  test('V3.7.2 no request makes the host name another site in Location', async () => {
    const { host } = hostUnderTest({ renderer: jsonRenderer() });
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const location = (await host.get(`/${text.replace(/[\t\n#]/g, '')}`)).headers.get('location');
        if (location !== null) expect([text, new URL(location, origin).origin]).toEqual([text, origin]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the target of a redirect', () => {
  test('V3.7.2 a text that starts with a slash never leads to another site', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        let location: string | null = null;
        try {
          location = redirect(`/${text}`, 303, origin).headers.get('location');
        } catch {
          return;
        }
        const reached = new URL(location ?? '', origin);
        const meant = new URL(`/${text}`, origin);
        expect([reached.origin, reached.pathname, reached.search]).toEqual([origin, meant.pathname, meant.search]);
      }),
      { numRuns: 5_000 },
    );
    expect(() => redirect('//evil.com', 303, origin)).toThrow();
    expect(() => redirect('javascript:alert(1)', 303, origin)).toThrow();
    expect(redirect('https://pay.example/a?b=c', 303, origin).headers.get('location')).toBe(
      'https://pay.example/a?b=c',
    );
    expect(redirect('/tìm?q=mây#ở', 303, origin).headers.get('location')).toBe('/t%C3%ACm?q=m%C3%A2y#%E1%BB%9F');
  });
});

describe('requests from other sites', () => {
  test('V3.5.1 Sec-Fetch-Site none does not excuse another site’s Origin', async () => {
    const { host } = hostUnderTest();
    const statusWith = async (headers: Record<string, string>): Promise<number> =>
      (
        await host.send('/api/logOut', {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json', ...headers },
        })
      ).status;
    expect(await statusWith({ 'sec-fetch-site': 'none', origin: 'https://evil.example' })).toBe(403);
    expect(await statusWith({ 'sec-fetch-site': 'none', origin: 'null' })).toBe(403);
    expect(await statusWith({ 'sec-fetch-site': 'none', origin })).not.toBe(403);
    expect(await statusWith({ 'sec-fetch-site': 'none' })).not.toBe(403);
  });
});
