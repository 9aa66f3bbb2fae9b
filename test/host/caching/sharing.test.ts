import { describe, expect, test } from 'vitest';
import { seedContent } from '#contracts/seed/content/content.ts';
import { categorySeo, productSeo } from '#contracts/seed/content/seo.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest, origin } from '#test/host/host-under-test.ts';
import { expectOk, slugs } from '#test/kit/fakes/shop.ts';

const drawing = renderer({ kind: 'development', styles: [] });
const { host, called } = hostUnderTest({ renderer: drawing });
const htmlOf = async (path: string): Promise<string> => (await host.get(path)).text();
const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
const statements = (html: string): readonly Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text = '{}']) => {
    const data = JSON.parse(text) as Record<string, unknown>;
    return Array.isArray(data['@graph']) ? (data['@graph'] as Record<string, unknown>[]) : [data];
  });

describe('ROUTE-47 metadata for shared links and search engines', () => {
  test('ROUTE-47 a product has its own preview picture; other pages have the shop’s', async () => {
    const product = await htmlOf(`/san-pham/${slugs.server}`);
    expect(metaOf(product, 'og:image')).toBe(`${origin}/og/san-pham/${slugs.server}.png`);
    expect([metaOf(product, 'og:type'), metaOf(product, 'twitter:card')]).toEqual(['website', 'summary_large_image']);
    expect(metaOf(await htmlOf('/cua-hang'), 'og:image')).toBe(`${origin}/og/cua-hang.png`);
  });

  test('ROUTE-47 CMS-02 an article has its publication date and links to the feed', async () => {
    const published = expectOk(
      await hostUnderTest()
        .host.get('/api/loadPublications')
        .then((answer) => answer.json()),
    ) as {
      articles: readonly { slug: string; publishedAt: number }[];
    };
    const [article] = published.articles;
    if (!article) throw new Error('the seed has no article');
    const html = await htmlOf(`/danh-sach-bai-viet/${article.slug}`);
    expect(metaOf(html, 'og:type')).toBe('article');
    expect(metaOf(html, 'article:published_time')).toBe(new Date(article.publishedAt).toISOString());
    expect(metaOf(html, 'og:image')).toBe(`${origin}/og/bai-viet/${article.slug}.png`);
    expect(html).toContain('type="application/rss+xml"');
  });

  test('ROUTE-47 an offer has one price with VAT, and its last day where a campaign lowers it', async () => {
    const offersOf = async (slug: string) => {
      const product = statements(await htmlOf(`/san-pham/${slug}`)).find((each) => each['@type'] === 'Product');
      return product?.offers as readonly { price: number; priceValidUntil?: string; priceSpecification: object }[];
    };
    const lowered = await offersOf('cloud-server-ssd-4');
    expect(lowered.length).toBeGreaterThan(1);
    for (const { price, priceSpecification } of lowered)
      expect(priceSpecification).toMatchObject({ price, valueAddedTaxIncluded: true });
    expect(new Set(lowered.map(({ priceValidUntil }) => priceValidUntil))).toContain('2027-12-31');
    for (const offer of await offersOf('ten-mien-com')) expect(offer).not.toHaveProperty('priceValidUntil');
  });

  test('REST-06 CMS-02 the head of products and categories contains the editors’ SEO texts', async () => {
    const said = productSeo['cloud-server-ssd-1'];
    const html = await htmlOf('/san-pham/cloud-server-ssd-1');
    expect(html).toContain(`<title>${said?.title} | Cửa Hàng Mây</title>`);
    expect(metaOf(html, 'description')).toBe(said?.description ?? '');
    expect(await htmlOf('/cua-hang/may-chu/cloud-server')).toContain(
      `<title>${categorySeo['cloud-server']?.title} | Cửa Hàng Mây</title>`,
    );
  });

  test('REST-06 without SEO texts a page uses its own title', async () => {
    expect(await htmlOf(`/san-pham/${slugs.server}`)).toContain('<title>Cloud Server SSD 4 | Cửa Hàng Mây</title>');
  });

  test('ROUTE-01 the home page has structured data for the shop, its search and its questions', async () => {
    const all = statements(await htmlOf('/'));
    const of = (type: string) => all.find((each) => each['@type'] === type);
    expect(of('Organization')).toMatchObject({ name: 'Cửa Hàng Mây', url: `${origin}/` });
    expect(of('WebSite')).toMatchObject({
      potentialAction: { target: { urlTemplate: `${origin}/tim-kiem?q={search_term_string}` } },
    });
    const questions = (of('FAQPage')?.mainEntity ?? []) as readonly { name: string }[];
    expect(questions.map(({ name }) => name)).toContain(seedContent.faqs[0]?.question);
  });

  test('ROUTE-44 the results page is reachable for readers and not indexed', async () => {
    const answer = await host.get('/tim-kiem?q=may%20chu');
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
    const html = await answer.text();
    expect(html).toContain('action="/tim-kiem"');
    expect(html).toContain('href="/san-pham/');
    expect(called.map(([name]) => name)).toContain('searchSite');
  });
});
