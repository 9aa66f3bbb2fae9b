import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ArticleSummary } from '#core/content/article.ts';
import { rssXml } from '#host/feeds/rss.ts';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';

const article = (more: Partial<ArticleSummary>): ArticleSummary => ({
  id: '1',
  slug: 'sao-luu',
  title: 'Sao lưu',
  summary: 'Ba bản, hai nơi, một nơi xa.',
  cover: null,
  readMinutes: 5,
  featured: false,
  publishedAt: Date.UTC(2026, 9, 5, 2),
  category: null,
  tags: [],
  author: null,
  ...more,
});
const textsOf = (xml: string, tag: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);

describe('CMS-02 the feed of articles', () => {
  test('CMS-02 the feed contains published articles, newest first, with dates in the RFC 822 format', async () => {
    const { host, world } = hostUnderTest();
    const answer = await host.get('/rss.xml');
    const xml = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(world.log).toEqual([]);
    const dates = textsOf(xml, 'pubDate');
    expect(dates.length).toBeGreaterThan(2);
    for (const date of dates) expect(date).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
    const times = dates.map((date) => Date.parse(date));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(
      textsOf(xml, 'link')
        .slice(1)
        .every((each) => each.startsWith(`${origin}/danh-sach-bai-viet/`)),
    ).toBe(true);
    expect(new Set(textsOf(xml, 'link')).size).toBe(dates.length + 1);
    expect(xml).toContain(`<atom:link href="${origin}/rss.xml" rel="self"`);
  });

  test('CMS-02 whatever editors write, the feed is well formed and keeps every character', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        (title, summary) => {
          const xml = rssXml('Sen Hồ Cloud', origin, [article({ title, summary: `${summary}<script>&]]>` })]);
          expect(xml).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
          expect(xml).not.toContain('<script');
          expect(xml.match(/<item>/g)).toHaveLength(1);
          expect(xml.replace(/&(?:amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
          const plain = (text: string) =>
            text
              .replaceAll('&lt;', '<')
              .replaceAll('&gt;', '>')
              .replaceAll('&quot;', '"')
              .replaceAll('&apos;', "'")
              .replaceAll('&amp;', '&');
          expect(plain(textsOf(xml, 'title')[1] ?? '')).toBe(
            title.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''),
          );
        },
      ),
    ));

  test('CMS-02 the feed leaves out drafts and holds at most thirty articles', () => {
    expect(rssXml('Sen Hồ Cloud', origin, [article({ publishedAt: null })])).not.toContain('<item>');
    const many = Array.from({ length: 50 }, (_, at) => article({ slug: `bai-${at}`, publishedAt: at }));
    expect(rssXml('Sen Hồ Cloud', origin, many).match(/<item>/g)).toHaveLength(30);
  });

  test('ERR-06 while the articles are unavailable the feed is a 503 with a retry-after', async () => {
    const { host } = hostUnderTest({
      replace: (made) => ({
        loadPublications: async (input) => ({
          ok: true,
          value: { ...expectOk(await made.loadPublications(input)), articles: null },
        }),
      }),
    });
    const answer = await host.get('/rss.xml');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });
});
