import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { imageWidths } from '#host/media/image-store.ts';
import { hostUnderTest } from './host-under-test.ts';

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
    if (pathname === '/uploads/may.png')
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
