import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { clientFiles } from '#host/http/client-files.ts';
import { hostUnderTest } from './host-under-test.ts';

const SCRIPT = 'console.log("cửa hàng");'.repeat(50);
const folder = mkdtempSync(join(tmpdir(), 'client-files-'));
const outside = `${folder}-outside.js`;
const write = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
write('assets/entry-abc123.js', SCRIPT);
write('assets/entry-abc123.js.br', brotliCompressSync(SCRIPT));
write('assets/entry-abc123.js.gz', gzipSync(SCRIPT));
write('assets/font-abc123.woff2', 'woff2');
write('favicon.ico', 'icon');
write('.vite/manifest.json', '{}');
writeFileSync(outside, 'outside');
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(outside);
});

const { host } = hostUnderTest({ files: clientFiles(folder) });
const facts = (answer: Response, ...names: readonly string[]) => [
  answer.status,
  ...names.map((name) => answer.headers.get(name)),
];

describe('LAY-06 the files of the client build', () => {
  test.each([
    ['/assets/entry-abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/font-abc123.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/favicon.ico', 'image/x-icon', 'public, max-age=86400'],
  ])('LAY-06 %s has its content type and the cache lifetime that fits its name', async (path, type, cache) => {
    expect(facts(await host.get(path), 'content-type', 'cache-control', 'vary')).toEqual([
      200,
      type,
      cache,
      'accept-encoding',
    ]);
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('LAY-06 a client that accepts %s gets the script encoded as %s', async (accepted, encoding) => {
    const answer = await host.get('/assets/entry-abc123.js', { 'accept-encoding': accepted });
    expect(facts(answer, 'content-encoding', 'vary')).toEqual([200, encoding, 'accept-encoding']);
    const body = Buffer.from(await answer.arrayBuffer());
    if (encoding === 'br') expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
    if (encoding === 'gzip') expect(body).toEqual(gzipSync(SCRIPT));
    if (encoding === null) expect(body.toString()).toBe(SCRIPT);
  });

  test.each(['/assets/entry-abc123.js', '/favicon.ico'])(
    'LAY-06 %s is a 304 for a browser that has it cached',
    async (path) => {
      const [tag, cache] = facts(await host.get(path), 'etag', 'cache-control').slice(1);
      const again = await host.get(path, { 'if-none-match': `"other", ${tag}` });
      expect([...facts(again, 'etag', 'cache-control', 'vary'), await again.text()]).toEqual([
        304,
        tag,
        cache,
        'accept-encoding',
        '',
      ]);
    },
  );

  test('LAY-06 HEAD returns the headers without the body', async () => {
    const answer = await host.send('/assets/entry-abc123.js', { method: 'HEAD' });
    expect([...facts(answer, 'content-type'), await answer.text()]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      '',
    ]);
  });

  test.each([
    '/assets/entry-old.js',
    '/assets/',
    '/assets/..%2f.vite%2fmanifest.json',
    `/assets/..%2f..%2f${outside.split('/').at(-1)}`,
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/assets/entry-abc123.js/',
  ])('LAY-06 %s is a plain 404, never a page and never a file outside the build', async (path) => {
    const answer = await host.get(path);
    // The URL parser resolves `..` itself, so such a path is no longer below /assets/ but the address of a page.
    if (!new URL(path, 'https://shop.example').pathname.startsWith('/assets/')) return;
    expect([...facts(answer, 'cache-control'), await answer.text()]).toEqual([404, 'no-store', 'Not found']);
  });

  test('LAY-06 the build manifest is not served', () => {
    expect([...clientFiles(folder).keys()].filter((path) => path.includes('manifest.json'))).toEqual([]);
  });
});
