import { describe, expect, test } from 'vitest';
import { cmsArticles } from '#adapters/cms/articles.ts';
import { cmsContent } from '#adapters/cms/content.ts';
import { parseMarkdown } from '#adapters/cms/rich-text-markdown.ts';
import { serviceClient } from '#adapters/service-client.ts';
import type { BannerKind } from '#core/content/banner.ts';
import type { RichText } from '#core/content/rich-text.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import { noPictures } from '#test/content/no-pictures.ts';
import { lettersOf, wordsOf } from '#test/content/rich-text/rich-text-words.ts';
import * as oracle from './recorded-oracle.ts';
import { type Recording, recordingsOf, replaying } from './recordings.ts';

type System = ReturnType<typeof replayed>;
const replayed = (answer: Recording) => {
  const client = serviceClient({
    baseUrl: 'http://cms.example',
    bearer: null,
    requestId: 'recorded0002',
    fetch: replaying(answer),
  });
  return { content: cmsContent(client, { now: () => 0 }, noPictures), articles: cmsArticles(client, noPictures) };
};

const got = <Value>(answer: Result<Value, PortFailure>): Value => {
  if (!answer.ok) throw new Error(`no content: ${answer.failure.kind}`);
  return answer.value;
};
const orNull = <Value>(answer: Result<Value, PortFailure>): Value | null => (answer.ok ? answer.value : null);
const sameWords = (read: RichText, written: unknown): void =>
  expect(lettersOf(wordsOf(read))).toBe(lettersOf(oracle.textsIn(written)));

const everything = { search: null, category: null, tag: null, author: null, page: 1, perPage: 100 };

/** Reads the entries of each type and compares them with the expected result. */
const readers: Readonly<Record<string, (system: System, rows: readonly oracle.Row[], body: unknown) => Promise<void>>> =
  {
    articles: async ({ articles }, all, body) => {
      const whole = all.filter(({ slug, title }) => slug !== undefined && title !== undefined);
      const page = await articles.articles(everything);
      expect(page.ok).toBe(oracle.isList(body));
      if (page.ok) {
        expect(page.value.articles).toEqual(whole.map(oracle.articleSummary));
        expect(page.value.total).toBe(oracle.totalIn(body) ?? whole.length);
      }
      for (const row of whole) {
        const article = got(await articles.article(String(row.slug), 'key'));
        sameWords(article.body, row.body);
        const { body, ...rest } = article;
        const more = { seo: oracle.seo(row.seo), ...oracle.times(row, 'updatedAt') };
        expect(rest).toEqual({ ...oracle.articleSummary(row), ...more });
      }
    },
    'config-redirects': async ({ content }, all) => {
      expect(got(await content.redirects())).toEqual(
        all.map((row) => ({
          urlOld: row.urlOld,
          urlNew: row.urlNew ?? null,
          statusCode: row.statusCode ?? 301,
          ...oracle.times(row, 'beginDate', 'endDate'),
          siteDomain: oracle.siteDomain(row),
        })),
      );
    },
    banners: async ({ content }, all) => {
      for (const kind of ['SLIDER', 'POPUP', 'FLOATING'] satisfies BannerKind[])
        expect(got(await content.banners(kind))).toEqual(all.filter(({ type }) => type === kind).map(oracle.banner));
    },
    categories: async ({ articles }, all) => {
      const counted = all.map(({ slug, name, articles: its }) => ({
        slug,
        name,
        articleCount: oracle.rows(its).length,
      }));
      for (const found of [await articles.articleCategories(), await articles.articleTags()]) {
        expect(got(found)).toHaveLength(counted.length);
        expect(got(found)).toEqual(expect.arrayContaining(counted));
      }
    },
    authors: async ({ articles }, all) => {
      expect(got(await articles.authors())).toEqual(all.map(oracle.author));
      for (const row of all) expect(got(await articles.author(String(row.slug)))).toEqual(oracle.author(row));
    },
    projects: async ({ articles }, all) => {
      expect(got(await articles.projects())).toEqual(all.map(oracle.project));
      for (const row of all) sameWords(got(await articles.project(String(row.slug))).body, row.body);
    },
    pages: async ({ articles }, all) => {
      const whole = all.filter(({ slug }) => slug !== undefined);
      expect(got(await articles.pageSlugs())).toEqual(whole.map(({ slug }) => slug));
      for (const row of whole) {
        const page = got(await articles.page(String(row.slug)));
        expect(page).toMatchObject({
          title: row.title,
          slug: row.slug,
          seo: oracle.seo(row.seo),
          ...oracle.times(row, 'updatedAt'),
        });
        sameWords(page.body, row.body);
        const sections = oracle.rows(row.sections);
        expect(page.sections).toMatchObject(sections.map(oracle.section));
        expect(new Set(page.sections.map(({ key }) => key)).size).toBe(sections.length);
        page.sections.forEach((section, index) => {
          if (section.kind === 'rich-text') sameWords(section.body, sections[index]?.body);
        });
      }
    },
    faqs: async ({ content }, all) =>
      expect(got(await content.faqs())).toEqual(
        all.map(({ question, answer }) => ({ question, answer: parseMarkdown(String(answer)) })),
      ),
    menus: async ({ content }, all, body) => {
      const menus = await content.menus();
      expect(menus.ok).toBe(oracle.isList(body));
      if (menus.ok)
        expect(menus.value).toMatchObject(
          all.map(({ title, slug, items }) => ({ title, slug, items: oracle.rows(items).map(oracle.menuItem) })),
        );
    },
    footer: async ({ content }, [row]) => {
      const { columns, ...seller } = got(await content.footer());
      const vendors = oracle.rows([row?.vendors])[0];
      expect(seller).toEqual({
        copyright: vendors?.copyRight ?? '',
        company: vendors?.company ?? '',
        address: vendors?.address ?? '',
      });
      expect(columns.map(({ id, title, links }) => [id, title, links.map((link) => link.title)])).toEqual(
        oracle
          .rows(row?.categories)
          .map(({ id, title, items }) => [id, title, oracle.rows(items).map((item) => item.title)]),
      );
    },
    license: async ({ content }, [row]) => {
      const shown = oracle.rows(row?.licenses).filter(({ image }) => image !== undefined && image !== null);
      expect(got(await content.licences()).map(({ url, imagePath }) => [url, imagePath])).toEqual(
        shown.map(({ url, image }) => [url, oracle.rows([image])[0]?.url]),
      );
    },
    'site-logo': async ({ content }, [row]) =>
      expect(got(await content.logo())).toEqual({
        imagePath: oracle.pathOf(row?.image) ?? row?.imageUrl,
        alt: row?.alt,
      }),
    config: async ({ content }, [row]) =>
      expect(orNull(await content.siteConfig())?.footerBanner ?? null).toEqual(oracle.footerBanner(row ?? {})),
  };
const sameAs: Readonly<Record<string, string>> = {
  'json-banners': 'banners',
  tags: 'categories',
  'site-menus': 'menus',
};

const failures: Readonly<Record<number, PortFailure['kind']>> = {
  400: 'rejected',
  401: 'denied',
  403: 'denied',
  404: 'not-found',
  405: 'rejected',
  500: 'unreachable',
};

const typeOf = ({ request }: Recording): string => /^\/api\/([\w-]+)/.exec(request.path)?.[1] ?? '';

const all = (['v4', 'v5'] as const).flatMap((version) =>
  recordingsOf(version).map((each): [string, Recording] => [`${version}/${each.name}`, each]),
);

describe('recorded answers of a real content system', () => {
  test('CMS-01 all of its 190 recorded answers exist', () => expect(all).toHaveLength(190));

  test.each(all.filter(([, { status }]) => status === 200))(
    'CMS-01 CMS-02 CMS-03 ENT-09 %s is read without loss',
    async (_, answer) => {
      const type = typeOf(answer);
      const read = readers[sameAs[type] ?? type];
      if (read === undefined) throw new Error(`nothing reads ${type}`);
      await read(replayed(answer), oracle.rowsIn(answer.body), answer.body);
    },
  );

  test.each(all.filter(([, { status }]) => status !== 200))(
    'CMS-01 CMS-02 CMS-03 ERR-10 %s is a failure for every method',
    async (_, answer) => {
      const { content, articles } = replayed(answer);
      const kind = failures[answer.status];
      const answers = await Promise.all([
        content.logo(),
        content.menus(),
        content.footer(),
        content.licences(),
        content.faqs(),
        content.siteConfig(),
        content.banners('POPUP'),
        content.redirects(),
        articles.articles(everything),
        articles.article('a', null),
        articles.articlesByIds(['1']),
        articles.relatedArticles('1'),
        articles.articleCategories(),
        articles.articleTags(),
        articles.authors(),
        articles.author('a'),
        articles.projects(),
        articles.project('a'),
        articles.page('a'),
        articles.pageSlugs(),
      ]);
      expect(answers.map((each) => (each.ok ? 'ok' : each.failure.kind))).toEqual(answers.map(() => kind));
    },
  );
});
