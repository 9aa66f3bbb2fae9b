import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { type Bytes, fileStore } from '#host/media/file-store.ts';
import { imageWidths } from '#host/media/image-store.ts';
import { decodedPath } from '#host/media/media-routes.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'images-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const png = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#1e6bff' } })
  .png()
  .toBuffer();

/** A media origin with one picture and some broken answers. */
const opened = () => {
  const asked: string[] = [];
  const origin: typeof fetch = async (input) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    if (['/uploads/may.png', '/uploads/avatars/abc.webp'].includes(pathname))
      return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
    if (pathname === '/uploads/page.png') return new Response('<script>', { headers: { 'content-type': 'text/html' } });
    if (pathname === '/uploads/broken.png')
      return new Response('no picture', { headers: { 'content-type': 'image/png' } });
    if (pathname === '/uploads/down.png') throw new TypeError('network');
    return new Response('', { status: 404 });
  };
  return { asked, ...hostUnderTest({ fetch: origin, dataDir }) };
};

describe('IMG-01 pictures resized to the screen', () => {
  test('IMG-01 every known width is served as WebP, never larger than its source', async () => {
    const { host } = opened();
    for (const width of imageWidths) {
      const answer = await host.get(`/images/${width}/uploads/may.png`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const { format, width: drawn } = await sharp(await answer.arrayBuffer()).metadata();
      expect([format, drawn]).toEqual(['webp', Math.min(width, 1200)]);
    }
  });

  test('IMG-01 concurrent requests create one picture, which stays on disk after a restart', async () => {
    rmSync(join(dataDir, 'images'), { recursive: true, force: true });
    const { host, asked } = opened();
    const answers = await Promise.all(Array.from({ length: 10 }, () => host.get('/images/576/uploads/may.png')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(asked).toHaveLength(1);
    expect(readdirSync(join(dataDir, 'images'))).toHaveLength(1);
    const again = opened();
    const etag = answers[0]?.headers.get('etag') ?? '';
    expect((await again.host.get('/images/576/uploads/may.png', { 'if-none-match': etag })).status).toBe(304);
    expect(again.asked).toEqual([]);
  });

  test('V15.2.2 a picture without end is read no further than the largest one that is drawn', async () => {
    const piece = new Uint8Array(1024 * 1024);
    let sent = 0;
    const endless: typeof fetch = async () =>
      new Response(
        new ReadableStream({
          pull: (controller) => (sent++ < 100 ? controller.enqueue(piece) : controller.close()),
        }),
        { headers: { 'content-type': 'image/png' } },
      );
    const { host } = hostUnderTest({ fetch: endless, dataDir });
    expect((await host.get('/images/576/uploads/endless.png')).status).toBe(404);
    expect(sent).toBeLessThan(16);
  });

  test('V14.2.7 a picture of a customer is stored neither on disk nor in shared caches, so that it goes with the account', async () => {
    rmSync(join(dataDir, 'images'), { recursive: true, force: true });
    const { host, asked } = opened();
    for (const path of ['/images/126/uploads/avatars/abc.webp', '/uploads/avatars/abc.webp']) {
      const answer = await host.get(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=86400']);
    }
    expect(asked).toHaveLength(2);
    expect(existsSync(join(dataDir, 'images')) ? readdirSync(join(dataDir, 'images')) : []).toEqual([]);
  });

  test('IMG-01 a picture that the catalogue lacks comes from the content system, with Vietnamese letters and brackets', async () => {
    const asked: string[] = [];
    const { host } = hostUnderTest({
      dataDir,
      fetch: async (input) => {
        const { origin, pathname } = new URL(String(input));
        asked.push(origin);
        return origin === 'http://cms-media.test' && decodeURIComponent(pathname) === '/uploads/Ảnh mới (1) [a].png'
          ? new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
          : new Response('', { status: 404 });
      },
    });
    const path = encodeURI('/uploads/Ảnh mới (1) [a].png');
    for (const each of [`/images/126${path}`, path]) expect([each, (await host.get(each)).status]).toEqual([each, 200]);
    expect(asked).toEqual(['http://media.test', 'http://cms-media.test', 'http://media.test', 'http://cms-media.test']);
    expect((await host.get('/uploads/khong-co.png')).status).toBe(404);
  });

  test('IMG-01 a picture of an allowed host comes from it; no other host and no uploads are reached that way', async () => {
    const asked: string[] = [];
    const { host } = hostUnderTest({
      dataDir,
      fetch: async (input) => {
        asked.push(String(input));
        return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
      },
    });
    for (const path of ['/images/126/uploads/@cdn.test/a/b.png', '/uploads/@cdn.test/a/b.png'])
      expect([path, (await host.get(path)).status]).toEqual([path, 200]);
    expect(asked).toEqual(['https://cdn.test/a/b.png', 'https://cdn.test/a/b.png']);
    for (const at of [
      'evil.test/a.png',
      'media.test/a.png',
      'cdn.test/uploads/avatars/abc.webp',
      'cdn.test',
      'cdn.test:444/a.png',
    ])
      for (const path of [`/images/126/uploads/@${at}`, `/uploads/@${at}`])
        expect([path, (await host.get(path)).status]).toEqual([path, 404]);
    expect(asked).toHaveLength(2);
  });

  test('IMG-01 other widths, other paths and files that are not pictures are 404', async () => {
    const { host, asked } = opened();
    for (const path of [
      '/images/577/uploads/may.png',
      '/images/576/api/config-redirects',
      '/images/576/uploads/../secrets.json',
      '/images/576/uploads/%2e%2e%2fsecrets.json',
      '/images/576/uploads/page.png',
      '/images/576/uploads/broken.png',
      '/images/576/uploads/khong-co.png',
    ])
      expect([path, (await host.get(path)).status]).toEqual([path, 404]);
    expect(asked.every((path) => path.startsWith('/uploads/'))).toBe(true);
  });

  test('V2.4.1 every picture has one spelling: accepted paths stay as they are when a URL is made of them', () => {
    const piece = fc.constantFrom(
      'uploads',
      'a',
      '.',
      '..',
      '/',
      '%2F',
      '%2e',
      ' ',
      '%20',
      '.png',
      '-',
      '_',
      '%',
      'A',
      '\t',
      '%25',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const path = decodedPath(`/uploads/${pieces.join('')}`);
        if (path === null) return;
        expect(decodeURIComponent(new URL(path, 'http://media.test').pathname)).toBe(path);
        expect(decodedPath(path)).toBe(path);
        expect(path).not.toMatch(/(^|\/)\.|[. ](\/|$)|\/\//);
      }),
      { numRuns: 5_000 },
    );
  });

  test('V2.4.1 other spellings of a picture create no file', async () => {
    rmSync(join(dataDir, 'images'), { recursive: true, force: true });
    const { host, asked } = opened();
    for (const name of ['may.png', 'may%2Epng', 'm%61y.png']) await host.get(`/images/576/uploads/${name}`);
    expect(readdirSync(join(dataDir, 'images'))).toHaveLength(1);
    for (const name of ['.%2Fmay.png', '.%2F.%2Fmay.png', 'may.png%20', '%20may.png', 'may.png%2F', 'may.png.'])
      expect([name, (await host.get(`/images/576/uploads/${name}`)).status]).toEqual([name, 404]);
    expect([asked.length, readdirSync(join(dataDir, 'images')).length]).toEqual([1, 1]);
  });

  test('V15.3.2 a media origin that redirects is not followed', async () => {
    const modes: unknown[] = [];
    const redirecting: typeof fetch = async (_, init) => {
      modes.push(init?.redirect);
      return new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } });
    };
    const { host } = hostUnderTest({ fetch: redirecting, dataDir });
    for (const path of ['/images/576/uploads/other.png', '/uploads/other.png'])
      expect([path, (await host.get(path)).status]).toEqual([path, 404]);
    expect(new Set(modes)).toEqual(new Set(['manual']));
  });

  test('IMG-01 while the media origin is down the response is a 503', async () => {
    const { host } = opened();
    expect((await host.get('/images/576/uploads/down.png')).status).toBe(503);
  });
});

describe('BAN-05 media in their original form', () => {
  test('BAN-05 a picture is served with a policy that stops scripts inside it', async () => {
    const { host } = opened();
    const answer = await host.get('/uploads/may.png');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await host.get('/uploads/page.png')).status).toBe(404);
    expect((await host.get('/uploads/down.png')).status).toBe(503);
  });
});

describe('the folder of stored pictures', () => {
  const log = hostUnderTest().log;
  const bytes = (size: number): Bytes => new Uint8Array(size);
  const stored = (folder: string): readonly string[] => readdirSync(folder).toSorted();

  test('V2.4.1 it never holds more bytes than its limit, and what was used last stays', async () => {
    const folder = join(dataDir, 'bounded');
    const open = fileStore(folder, 1_000, { log });
    for (const name of ['a', 'b', 'c']) await open(name, async () => bytes(300));
    // Uses «a», so that «b» is the oldest.
    await open('a', () => Promise.reject(new Error('already stored')));
    await open('d', async () => bytes(300));
    await expect.poll(() => stored(folder)).toEqual(['a', 'c', 'd']);
    await open('large', async () => bytes(1_001));
    expect(stored(folder)).toEqual(['a', 'c', 'd']);
  });

  test('V2.4.1 after a restart it counts what earlier processes have stored', async () => {
    const folder = join(dataDir, 'restarted');
    await fileStore(folder, 10_000, { log })('old', async () => bytes(900));
    await fileStore(folder, 1_000, { log })('new', async () => bytes(300));
    await expect.poll(() => stored(folder)).toEqual(['new']);
  });
});
