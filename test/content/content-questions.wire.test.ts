import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_REPORTS_PER_MINUTE, MAX_RULES_PER_REPORT, RELATED_ARTICLES } from '#contracts/rest/cms-rest.ts';
import { seedArticles } from '#contracts/seed/content/articles.ts';
import { seedPages } from '#contracts/seed/content/pages.ts';
import { type ContentUnderTest, openContent } from '#test/content/editor/editors-content.ts';
import { forAll } from '#test/kit/for-all.ts';

type Found = {
  readonly data: readonly {
    readonly id: number;
    readonly documentId: string;
    readonly attributes: { readonly slug: string };
  }[];
  readonly meta: { readonly pagination?: { readonly total: number } };
};

describe.each(['v4', 'v5'] as const)('requests to the content system as %s', (version) => {
  let content: ContentUnderTest;
  beforeAll(async () => {
    content = await openContent({ CONTENT_FORMAT: version });
  });
  afterAll(() => content.close());

  /** Requests the v4 response format, so that both systems are read the same way. */
  const found = async (path: string): Promise<Found> => {
    const answer = await content.app.request(path, { headers: { 'Strapi-Response-Format': 'v4' } });
    expect(answer.status).toBe(200);
    // Seed articles; the recorded calls prove their shape.
    return (await answer.json()) as Found;
  };
  const everything = () => found('/api/articles?fields[0]=slug&pagination[pageSize]=100');
  const nameOf = (entry: Found['data'][number]): string => (version === 'v5' ? entry.documentId : String(entry.id));

  test('CMS-02 every seed article is returned, newest first when requested', async () => {
    const { data, meta } = await found(
      '/api/articles?fields[0]=slug&sort[0]=publishedAt:desc&pagination[pageSize]=100',
    );
    expect(data.map(({ attributes }) => attributes.slug).toSorted()).toEqual(
      seedArticles.map(({ slug }) => slug).toSorted(),
    );
    expect(data[0]?.attributes.slug).toBe(seedArticles[0]?.slug);
    expect(meta.pagination?.total).toBe(seedArticles.length);
  });

  test('REST-06 articles by ids are returned in the order of the ids, each once, without unknown ids', async () => {
    const { data } = await everything();
    await forAll(
      fc.array(fc.nat(data.length - 1), { maxLength: 8 }),
      async (places) => {
        const wanted = places.flatMap((place) => data[place] ?? []);
        const ids = ['khong-co', ...wanted.map(nameOf), '99999999999999', ...wanted.map(nameOf)];
        const answer = await found(`/api/articles?ids=${ids.join(',')}&fields[0]=slug`);
        expect(answer.data.map(({ id }) => id)).toEqual([...new Set(wanted.map(({ id }) => id))]);
      },
      20,
    );
  });

  test('REST-06 related articles share the category or tags, are at most four and never the article itself', async () => {
    const { data } = await everything();
    const seedOf = (slug: string) => seedArticles.find((each) => each.slug === slug);
    for (const entry of data) {
      const related = await found(`/api/articles/related-info/${nameOf(entry)}?fields[0]=slug`);
      const own = seedOf(entry.attributes.slug);
      expect(related.data.length).toBeLessThanOrEqual(RELATED_ARTICLES);
      expect(related.data.map(({ id }) => id)).not.toContain(entry.id);
      for (const other of related.data.map(({ attributes }) => seedOf(attributes.slug)))
        expect(other?.category === own?.category || other?.tags.some((tag) => own?.tags.includes(tag))).toBe(true);
      const sharing = seedArticles.filter(
        ({ slug, category, tags }) =>
          slug !== own?.slug && (category === own?.category || tags.some((tag) => own?.tags.includes(tag))),
      );
      expect(related.data).toHaveLength(Math.min(RELATED_ARTICLES, sharing.length));
    }
    expect((await content.app.request('/api/articles/related-info/khong-co')).status).toBe(404);
  });

  test('CMS-02 each tag returns exactly its own articles', async () => {
    const tags = await found('/api/tags?populate[articles][fields][0]=slug&pagination[pageSize]=100&fields[0]=slug');
    for (const { attributes } of tags.data) {
      // Requested by `populate`.
      const { articles } = attributes as unknown as { readonly articles: Found };
      expect(articles.data.map((each) => each.attributes.slug).toSorted()).toEqual(
        seedArticles.flatMap(({ slug, tags: own }) => (own.includes(attributes.slug) ? [slug] : [])).toSorted(),
      );
    }
  });

  test('CMS-01 no request breaks the system: a refusal is one that a real system was seen to return', async () => {
    const name = fc.constantFrom(
      'title',
      'tags',
      'seo',
      'category',
      'sections',
      'media',
      'note',
      'id',
      'publishedAt',
      'nope',
      'constructor',
      '__proto__',
      'toString',
    );
    const operator = fc.constantFrom(
      '$eq',
      '$in',
      '$null',
      '$between',
      '$not',
      '$or',
      '$and',
      '$foo',
      '$containsi',
      'constructor',
      '0',
      'slug',
      'title',
    );
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', '\0', '*', 'true', '-1', '1e400', '9'.repeat(30), 'a.b.c', '%', "'", 'title:asc', 'deep'),
    );
    const bracket = fc.oneof(name, operator, fc.string({ maxLength: 4 }));
    const key = fc
      .tuple(
        fc.constantFrom(
          'filters',
          'fields',
          'populate',
          'sort',
          'pagination',
          'ids',
          '_q',
          'locale',
          'status',
          'nested',
        ),
        fc.array(bracket, { maxLength: 4 }),
      )
      .map(([first, rest]) => `${first}${rest.map((each) => `[${each}]`).join('')}`);
    const type = fc.constantFrom(
      'articles',
      'banners',
      'pages',
      'config-redirects',
      'menus',
      'footer',
      'tags',
      'articles/1',
      'articles/\0',
      'articles/related-info/9',
    );
    const method = fc.constantFrom('GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS');
    await forAll(
      fc.tuple(type, method, fc.array(fc.tuple(key, value), { maxLength: 4 })),
      async ([path, how, pairs]) => {
        const answer = await content.app.request(`/api/${encodeURI(path)}?${new URLSearchParams(pairs)}`, {
          method: how,
        });
        if (answer.status === 500)
          expect(await answer.json()).toMatchObject({ error: { name: 'InternalServerError' } });
        else expect([200, 204, 400, 403, 404, 405]).toContain(answer.status);
      },
      250,
    );
  });

  test('CMS-01 a circular chain of relations is rejected', async () => {
    const deep = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'tags' : 'articles')).join('.');
    const answer = await content.app.request(`/api/articles?populate=${deep}`);
    expect(answer.status).toBe(400);
  });

  test('V3.4.2 answers allow the origin of the shop and no other, and never credentials', async () => {
    const allowed = async (origin: string) => {
      const { headers } = await content.app.request('/api/site-logo', { headers: { origin } });
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      return headers.get('access-control-allow-origin');
    };
    expect(await allowed('https://shop.example')).toBe('https://shop.example');
    for (const origin of ['https://evil.example', 'https://shop.example.evil.example', 'null'])
      expect(await allowed(origin)).toBeNull();
  });

  test('CMS-01 an invalid report of redirect hits is rejected, and too many reports are rate-limited', async () => {
    const report = (body: string) => content.app.request('/api/redirect-hits', { method: 'POST', body });
    const many = Array.from({ length: MAX_RULES_PER_REPORT + 1 }, (_, index) => ({ urlOld: `/${index}`, count: 1 }));
    const bad = ['', 'null', '[]', '{"hits":1}', '{"hits":[{"urlOld":"","count":1}]}', JSON.stringify({ hits: many })];
    for (const count of [0, -1, 1.5, 1e9]) bad.push(JSON.stringify({ hits: [{ urlOld: '/x', count }] }));
    for (const body of bad) expect((await report(body)).status).toBe(400);
    for (let sent = bad.length; sent < MAX_REPORTS_PER_MINUTE; sent += 1)
      expect((await report('{"hits":[]}')).status).toBe(204);
    expect((await report('{"hits":[]}')).status).toBe(429);
  });

  test('CMS-01 a seed page has its Markdown as its first section and no blocks', async () => {
    for (const { slug, body, sections } of seedPages) {
      const path = `/api/pages?filters[slug][$eq]=${encodeURIComponent(slug)}&populate[sections][populate]=*`;
      const [page] = (await found(path)).data;
      const first = { __component: 'section.rich-text', body };
      const others = sections.map(({ kind }) => expect.objectContaining({ __component: `section.${kind}` }));
      const drawn = [expect.objectContaining(first), ...others];
      expect(page?.attributes).toMatchObject({ slug, body: [], locale: 'vi', sections: drawn });
    }
  });
});
