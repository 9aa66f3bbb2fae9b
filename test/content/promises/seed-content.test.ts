import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import { seedArticleCategories, seedArticles, seedArticleTags } from '#contracts/seed/content/articles.ts';
import { seedAuthors } from '#contracts/seed/content/authors.ts';
import { seedBanners } from '#contracts/seed/content/banners.ts';
import { seedContent } from '#contracts/seed/content/content.ts';
import { seedPages } from '#contracts/seed/content/pages.ts';
import { seedProjects } from '#contracts/seed/content/projects.ts';
import { menuKind } from '#core/content/content-rules.ts';
import * as paths from '#core/shared/paths.ts';
import { routeRows } from '#ui/routes.ts';
import { toPath } from '#ui/shell/header/menu-link.tsx';
import { duplicatesIn, pathsOf, sentencesOf, textOfPage, withoutCode, wordsOf } from './seed-text.ts';

const articlesAndProjects = [...seedArticles, ...seedProjects];

describe('editors’ content of the seed', () => {
  test('CMS-02 the seed has enough articles, topics, people, projects and questions', () => {
    expect(seedArticles.length).toBeGreaterThanOrEqual(22);
    expect([seedArticleCategories, seedArticleTags, seedAuthors, seedProjects].map(({ length }) => length)).toEqual([
      5, 12, 4, 6,
    ]);
    expect(seedContent.faqs.length).toBe(15);
    expect(seedContent.faqs.map(({ order }) => order)).toEqual(seedContent.faqs.map((_, index) => index + 1));
  });

  test.each(seedArticles.map((article) => [article.slug, article] as const))(
    'CMS-02 %s has 500 to 900 words, headings, a date in 2026, known topics and a known author',
    (slug, { body, title, summary, publishedAt, category, tags, author, readMinutes, seo }) => {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(wordsOf(body)).toBeGreaterThanOrEqual(500);
      expect(wordsOf(body)).toBeLessThanOrEqual(900);
      expect(body.match(/^## /gm)?.length ?? 0).toBeGreaterThanOrEqual(4);
      expect(withoutCode(body)).not.toMatch(/^# |!(\s|$)/m);
      expect(new Date(publishedAt).toISOString()).toBe(publishedAt);
      expect(publishedAt >= '2026-01-01' && publishedAt < '2026-11-20').toBe(true);
      expect(seedArticleCategories.map((each) => each.slug)).toContain(category);
      expect(tags.filter((tag) => !seedArticleTags.some((each) => each.slug === tag))).toEqual([]);
      expect(tags.length).toBeGreaterThan(0);
      expect(seedAuthors.map((each) => each.slug)).toContain(author);
      expect(readMinutes).toBeGreaterThan(1);
      expect([title.length <= 90, summary.length <= 220, (seo?.metaTitle.length ?? 0) <= 60]).toEqual([
        true,
        true,
        true,
      ]);
    },
  );

  test('CMS-02 every topic and author has articles, and every project has a text of 150 words', () => {
    for (const { slug } of seedArticleCategories)
      expect(seedArticles.some(({ category }) => category === slug)).toBe(true);
    for (const { slug } of seedArticleTags) expect(seedArticles.some(({ tags }) => tags.includes(slug))).toBe(true);
    for (const { slug } of seedAuthors) expect(seedArticles.some(({ author }) => author === slug)).toBe(true);
    for (const { body } of seedProjects) expect(wordsOf(body)).toBeGreaterThanOrEqual(150);
  });

  test('CMS-02 no two texts share a slug or a sentence', () => {
    for (const all of [
      seedArticles,
      seedArticleCategories,
      seedArticleTags,
      seedAuthors,
      seedProjects,
      seedPages,
      seedBanners,
    ])
      expect(duplicatesIn(all.map(({ slug }) => slug))).toEqual([]);
    expect(duplicatesIn(articlesAndProjects.flatMap(({ body }) => [...new Set(sentencesOf(body))]))).toEqual([]);
  });

  test('CMS-02 every text is NFC-normalised', () => {
    const texts = [
      ...articlesAndProjects.map(({ body }) => body),
      ...seedPages.map(textOfPage),
      JSON.stringify(seedContent),
    ];
    expect(texts.filter((text) => text !== text.normalize('NFC'))).toEqual([]);
  });
});

describe('links in the texts', () => {
  const known = new Set([
    ...routeRows.map(({ path }) => path).filter((path) => !path.includes('$')),
    ...seedCategories.map(({ handle }) => `/cua-hang/danh-muc/${handle}`),
    ...seedProducts.map(({ slug }) => `/san-pham/${slug}`),
    ...seedArticles.map(({ slug }) => `/danh-sach-bai-viet/${slug}`),
    ...seedPages.map(({ slug }) => `/${slug}`),
    paths.account('bao-mat'),
  ]);
  const unknown = (paths: readonly string[]): readonly string[] => paths.filter((path) => !known.has(path));

  test('ROUTE-42 every path in a text is a page, an article, a category, a product or a route', () => {
    for (const { slug, body } of articlesAndProjects) expect([slug, unknown(pathsOf(body))]).toEqual([slug, []]);
    for (const page of seedPages) expect([page.slug, unknown(pathsOf(textOfPage(page)))]).toEqual([page.slug, []]);
  });

  test('HDR-03 FTR-02 BAN-01 menus, footer and banners link only to existing pages', () => {
    const menus = seedContent.menus.filter(({ slug }) => menuKind(slug) === 'page').map(({ slug }) => toPath(slug));
    const footer = seedContent.footer.categories.flatMap(({ items }) => items.map(({ link }) => link));
    const slides = seedBanners.flatMap((banner) => banner.media.flatMap(({ link }) => link ?? []));
    const all = [...menus, ...footer, ...slides, seedContent.config.BannerFooter?.link ?? '/'];
    expect(unknown(all.filter((link) => link.startsWith('/')))).toEqual([]);
  });

  test('CMS-02 an article links to a shop, product or help page and never to itself', () => {
    for (const { slug, body } of seedArticles) {
      const paths = pathsOf(body);
      expect([slug, paths.some((path) => /^\/(cua-hang|san-pham|ho-tro|huong-dan)/.test(path))]).toEqual([slug, true]);
      expect([slug, paths.includes(`/danh-sach-bai-viet/${slug}`)]).toEqual([slug, false]);
    }
  });
});
