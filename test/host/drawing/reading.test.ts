import { describe, expect, test } from 'vitest';
import { seedArticles } from '#contracts/seed/content/articles.ts';
import type { RichBlock } from '#core/content/rich-text.ts';
import type { UseCases } from '#core/operations.ts';
import { ok } from '#core/shared/result.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';

const drawing = renderer({ kind: 'development', styles: [] });
const opened = (replace?: (made: UseCases) => Partial<UseCases>) =>
  hostUnderTest({ renderer: drawing, ...(replace ? { replace } : {}) }).host;
const down = async () => ({ ok: false, failure: { kind: 'unreachable' } }) as const;

const [first] = seedArticles;
const path = `/danh-sach-bai-viet/${first?.slug}`;
type StructuredData = { readonly '@type': string } & Readonly<Record<string, unknown>>;
const structuredDataIn = (html: string): readonly StructuredData[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(([, text = '']) => JSON.parse(text));

const line = (text: string) => [{ kind: 'text', text, marks: [] }] as const;
const questions: readonly RichBlock[] = [
  { kind: 'heading', level: 2, id: 'a', children: line('Có cần thẻ không?') },
  { kind: 'paragraph', children: line('Không.') },
];
const page = {
  title: 'Hỏi đáp',
  slug: 'cau-hoi-thuong-gap',
  body: questions,
  sections: [],
  seo: null,
  updatedAt: null,
};

describe('ROUTE-36 documents of published content', () => {
  test('ROUTE-36 an article’s structured data names its headline, URL, date, author and breadcrumbs', async () => {
    const answer = await opened().get(path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, null]);
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
    const said = structuredDataIn(html);
    expect(said.find((each) => each['@type'] === 'Article')).toMatchObject({
      headline: first?.title,
      url: origin + path,
      datePublished: first?.publishedAt,
      author: { '@type': 'Person', url: `${origin}/author/${first?.author}` },
    });
    expect(said.find((each) => each['@type'] === 'BreadcrumbList')?.itemListElement).toHaveLength(4);
  });

  test('ROUTE-36 the head preloads the article’s picture, so that it loads before any script', async () => {
    const html = await (await opened().get(path)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toMatch(/<link rel="preload" as="image"[^>]*fetchPriority="high"/i);
    expect(html).toMatch(/<img[^>]*loading="eager"[^>]*fetchPriority="high"/i);
  });

  test('ROUTE-36 the article list has a search, topics and a slider that work without scripts', async () => {
    const html = await (await opened().get('/danh-sach-bai-viet?chuyen-muc=ten-mien&ngan-sach=200000')).text();
    expect(html).toMatch(/<form id="tim-bai" action="\/danh-sach-bai-viet" method="get"/);
    expect(html).toMatch(/<input type="hidden" name="chuyen-muc" value="ten-mien"\/>/);
    const [, budget = ''] = /<form action="\/danh-sach-bai-viet" method="get">(.*?)<\/form>/.exec(html) ?? [];
    expect(budget).toContain('<input type="hidden" name="chuyen-muc" value="ten-mien"/>');
    const slider = /<input[^>]*type="range"[^>]*>/.exec(budget)?.[0] ?? '';
    for (const attribute of ['name="ngan-sach"', 'value="200000"']) expect(slider).toContain(attribute);
    expect(budget).toMatch(/<noscript><button [^>]*type="submit"/);
  });

  test('ROUTE-42 only the FAQ page publishes its questions as structured data', async () => {
    const questionsOf = async (slug: string) => {
      const host = opened(() => ({ loadContentPage: async () => ok({ ...page, slug }) }));
      return structuredDataIn(await (await host.get(`/${slug}`)).text()).filter((each) => each['@type'] === 'FAQPage');
    };
    expect(await questionsOf('cau-hoi-thuong-gap')).toMatchObject([
      { mainEntity: [{ '@type': 'Question', name: 'Có cần thẻ không?', acceptedAnswer: { text: 'Không.' } }] },
    ]);
    expect(await questionsOf('dieu-khoan')).toEqual([]);
  });

  test('ROUTE-48 ROUTE-42 missing content is a 404 that is not cached', async () => {
    for (const unknown of ['/danh-sach-bai-viet/khong-co', '/author/khong-co', '/project/khong-co', '/khong-co/gi']) {
      const { status, headers } = await opened().get(unknown);
      expect([unknown, status, headers.get('cache-control')]).toEqual([unknown, 404, 'no-store']);
    }
  });

  test('ROUTE-36 while the content system is down its pages are a 503 that says so', async () => {
    const host = opened(() => ({
      listArticles: down,
      loadArticle: down,
      loadAuthor: down,
      loadProject: down,
      loadContentPage: down,
    }));
    for (const each of ['/danh-sach-bai-viet', path, '/author/hoang-duc', '/project/mot', '/dieu-khoan']) {
      const answer = await host.get(each);
      expect([each, answer.status]).toEqual([each, 503]);
      expect(await answer.text()).toContain('</html>');
    }
  });

  test('ROUTE-36 a path matches in any case and leads to its canonical form', async () => {
    const answer = await opened().get('/Danh-Sach-Bai-Viet');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/danh-sach-bai-viet']);
    const html = await (await opened().get('/danh-sach-bai-viet')).text();
    expect(html).toContain(`<link rel="canonical" href="${origin}/danh-sach-bai-viet"/>`);
  });
});
