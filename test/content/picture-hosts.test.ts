import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cmsArticles } from '#adapters/cms/articles.ts';
import { cmsContent } from '#adapters/cms/content.ts';
import { oncePerHost, type PictureHosts } from '#adapters/cms/picture-hosts.ts';
import { serviceClient } from '#adapters/service-client.ts';
import { locatePicture, pictureAddressOf, picturePathOf } from '#core/shared/text/picture-address.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';

const allowed = ['cdn.example', 'bucket.example:8443'];
const host = fc.constantFrom(...allowed, 'evil.example', 'cdn.example.evil', 'CDN.example', 'cdn.example:444');
const path = fc.stringMatching(/^(\/[\w.-]{1,8}){1,4}$/);

describe('IMG-01 where the picture of an absolute address is', () => {
  test('IMG-01 an uploaded file has the path of every origin, an allowed host its own folder, any other is foreign', () =>
    fc.assert(
      fc.property(fc.constantFrom('http', 'https', 'HTTPS'), host, path, fc.boolean(), (scheme, at, file, uploaded) => {
        const [name, own] = [at.toLowerCase(), uploaded ? `/uploads${file}` : `/a${file}`];
        const expected = uploaded
          ? { kind: 'own', path: own }
          : allowed.includes(name)
            ? { kind: 'hosted', path: `/uploads/@${name}${own}` }
            : { kind: 'foreign', host: name };
        expect(locatePicture(`${scheme}://${at}${own}`, allowed)).toEqual(expected);
      }),
    ));

  test('IMG-01 no text is placed at a host that is not allowed, and a path is no absolute address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })), (text) => {
        const placed = locatePicture(text, allowed);
        if (placed?.kind === 'hosted')
          expect(allowed.some((each) => placed.path.startsWith(`/uploads/@${each}/`))).toBe(true);
      }),
    );
    for (const text of ['/uploads/a.png', 'uploads/a.png', '//cdn.example/a.png', 'data:image/png;base64,x', ''])
      expect(locatePicture(text, allowed)).toBeNull();
    for (const text of ['https://cdn.example/a.png?sig=1', 'https://cdn.example@evil.example/a.png'])
      expect(locatePicture(text, allowed)?.kind).toBe('foreign');
  });
});

describe('IMG-01 the path of a picture that somebody names', () => {
  test('IMG-01 is that of an uploaded file, or below the folder of its host, whose address it gives back', () =>
    fc.assert(
      fc.property(host, path, fc.boolean(), (at, file, uploaded) => {
        const name = at.toLowerCase();
        if (uploaded) {
          const own = `/uploads${file}`;
          for (const named of [own, `https://${at}${own}`, `http://${at}${own}?v=1#x`])
            expect(picturePathOf(named)).toBe(own);
          expect(pictureAddressOf(own)).toBe(own);
          return;
        }
        const found = picturePathOf(`https://${at}/a${file}`);
        expect(found).toBe(`/uploads/@${name}/a${file}`);
        expect([pictureAddressOf(found ?? ''), picturePathOf(found ?? '')]).toEqual([
          `https://${name}/a${file}`,
          found,
        ]);
      }),
    ));

  test.each([
    'goi.png',
    '/goi.png',
    '/uploads/',
    '/uploads/a b.png',
    '//cdn.example/a.png',
    'ftp://cdn.example/a.png',
    'https://',
    '',
  ])('IMG-01 «%s» names no picture', (text) => expect(picturePathOf(text)).toBeNull());
});

describe('IMG-01 pictures that a content system keeps elsewhere', () => {
  const answering = (body: unknown, pictures: PictureHosts) => {
    const client = serviceClient({
      baseUrl: 'http://cms.example',
      bearer: null,
      requestId: 'pictures0001',
      fetch: async () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
    });
    return { content: cmsContent(client, { now: () => 0 }, pictures), articles: cmsArticles(client, pictures) };
  };
  const asking = (body: unknown) => {
    const foreign: string[] = [];
    return { foreign, ...answering(body, { allowed, onForeign: (each) => foreign.push(each) }) };
  };
  const slide = (imageUrl: string, more: object = {}) => ({
    imageUrl,
    link: 'https://evil.example/khuyen-mai',
    ...more,
  });
  const bannersWith = (...media: readonly object[]) => ({
    data: [{ id: 1, slug: 'b', name: 'B', type: 'SLIDER', media, startDate: null, endDate: null, site: null }],
  });

  test('IMG-01 BAN-05 those of an allowed host are shown, others are dropped and their host is reported', async () => {
    const { content, foreign } = asking(
      bannersWith(slide('https://cdn.example/a/b.png'), slide('https://evil.example/c.png'), slide('/uploads/d.png')),
    );
    const [banner] = expectOk(await content.banners('SLIDER'));
    expect(banner?.slides.map(({ imagePath }) => imagePath)).toEqual([
      '/uploads/@cdn.example/a/b.png',
      '/uploads/d.png',
    ]);
    expect(foreign).toEqual(['evil.example']);
  });

  test('IMG-01 CMS-02 so are covers and the pictures inside a text; links stay', async () => {
    const body =
      '![Sơ đồ](https://cdn.example/x.png) và ![khác](https://s3.example/y.png), [trang](https://s3.example/z)';
    const cover = { id: 7, url: 'https://bucket.example:8443/cover', mime: 'image/webp', alternativeText: 'Bìa' };
    const { articles, foreign } = asking({
      data: [
        { id: 1, documentId: 'd1', slug: 'bai', title: 'Bài', publishedAt: '2026-03-02T02:00:00.000Z', body, cover },
      ],
    });
    const article = expectOk(await articles.article('bai', null));
    expect(article.cover?.path).toBe('/uploads/@bucket.example:8443/cover');
    const text = JSON.stringify(article.body);
    expect(text).toContain('/uploads/@cdn.example/x.png');
    expect(text).not.toContain('s3.example/y.png');
    expect(text).toContain('https://s3.example/z');
    expect(foreign).toEqual(['s3.example']);
  });

  test('ERR-10 a host is said once, and no more than a thousand are', () => {
    const said: string[] = [];
    const say = oncePerHost((each) => said.push(each));
    for (let at = 0; at < 3_000; at += 1) say(`host-${at % 1_500}.example`);
    expect(said).toEqual(Array.from({ length: 1_000 }, (_, at) => `host-${at}.example`));
  });
});
