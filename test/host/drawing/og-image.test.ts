import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { type OgCard, ogImages } from '#host/media/og-image.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { slugs } from '#test/kit/fakes/shop.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'og-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const draw = ogImages(join(dataDir, 'fonts'), sampleIdentity);
const card = (more: Partial<OgCard> = {}): OgCard => ({
  kicker: 'Cloud Server',
  title: 'Máy chủ đám mây',
  accent: 'từ 94.000đ/tháng, kỳ 3 tháng',
  note: null,
  ...more,
});
const pixelsOf = (picture: Uint8Array, area: { left: number; top: number; width: number; height: number }) =>
  sharp(picture).extract(area).removeAlpha().raw().toBuffer();
const titleArea = { left: 80, top: 212, width: 1040, height: 200 };
/** Counts the pixels that are as white as the letters of the title. */
const whiteIn = (pixels: Buffer): number => {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) if ((pixels[at] ?? 0) > 230 && (pixels[at + 1] ?? 0) > 230) count += 1;
  return count;
};

describe('ROUTE-47 preview pictures of shared pages', () => {
  test('ROUTE-47 the title uses the house font, with a distinct glyph for every Vietnamese letter', async () => {
    const letters = [...'aăâđêôơưảạấẩẫằỗộợữựỹ'];
    const drawn = new Set<string>();
    for (const letter of letters) {
      const pixels = await pixelsOf(await draw(card({ title: letter })), { ...titleArea, width: 120 });
      expect([letter, whiteIn(pixels) > 50]).toEqual([letter, true]);
      drawn.add(pixels.toString('base64'));
    }
    // A font that lacks letters would draw the same box for each of them.
    expect(drawn.size).toBe(letters.length);
  });

  test('ROUTE-47 the picture uses the colours of the theme', async () => {
    const picture = await draw(card());
    const corner = await pixelsOf(picture, { left: 4, top: 4, width: 1, height: 1 });
    const below = await pixelsOf(picture, { left: 4, top: 620, width: 1, height: 1 });
    expect([[...corner], [...below]]).toEqual([
      [0x18, 0x24, 0x6e],
      [0xf5, 0xf6, 0xfa],
    ]);
  });

  test('ROUTE-47 any text yields a picture of 1200 × 630', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('', '   ', '\u{e0100}', '<b>&', 'w'.repeat(400), '👩‍💻 \u0000 \ud800', 'Rất dài '.repeat(100)),
    );
    await fc.assert(
      fc.asyncProperty(text, text, fc.option(text), fc.option(text), async (kicker, title, accent, note) => {
        const { format, width, height } = await sharp(await draw({ kicker, title, accent, note })).metadata();
        expect([format, width, height]).toEqual(['png', 1200, 630]);
      }),
      { numRuns: 8 },
    );
  });

  test('ROUTE-47 a product’s picture changes with its price, is stored on disk and is created once for concurrent requests', async () => {
    const { host, world } = hostUnderTest({ dataDir });
    const path = `/og/san-pham/${slugs.server}.png`;
    const answers = await Promise.all([1, 2, 3, 4].map(() => host.get(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]?.headers.get('content-type')).toBe('image/png');
    expect(readdirSync(join(dataDir, 'og'))).toHaveLength(1);
    const etag = answers[0]?.headers.get('etag') ?? '';
    expect((await host.get(path, { 'if-none-match': etag })).status).toBe(304);
    world.state.pricePercent.set('1004', 130);
    expect((await hostUnderTest({ dataDir, world }).host.get(path)).headers.get('etag')).not.toBe(etag);
  });

  test('ROUTE-48 an unknown page has no picture; the shop’s own picture always exists', async () => {
    const { host } = hostUnderTest({ dataDir });
    for (const path of ['/og/san-pham/khong-co.png', '/og/bai-viet/khong-co.png', '/og/khac.png'])
      expect([path, (await host.get(path)).status]).toEqual([path, 404]);
    expect((await host.get('/og/cua-hang.png')).status).toBe(200);
  });

  test('ERR-06 while the catalogue is down the picture is a 503 with a retry-after', async () => {
    const { host } = hostUnderTest({
      dataDir,
      replace: () => ({ loadProduct: async () => ({ ok: false, failure: { kind: 'unreachable' } }) }),
    });
    const answer = await host.get(`/og/san-pham/${slugs.server}.png`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
