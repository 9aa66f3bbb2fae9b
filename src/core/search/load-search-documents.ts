import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { Category } from '#core/catalogue/category.ts';
import type { ArticleSummary, ContentPage } from '#core/content/article.ts';
import type { Articles } from '#core/content/articles.port.ts';
import type { Content } from '#core/content/content.port.ts';
import type { Faq } from '#core/content/content.ts';
import { loadAllArticles } from '#core/content/load-all-articles.ts';
import { pageText, plainText } from '#core/content/plain-text.ts';
import { meaningsOf } from '#core/search-rules/parse-search.ts';
import type { Log } from '#core/shared/environment.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import * as paths from '#core/shared/paths.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { ShopSettings } from '#core/shared/settings.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import type { SearchDocument } from './site-search.ts';

export type SearchSources = {
  readonly catalogue: Catalogue;
  readonly content: Content;
  readonly articles: Articles;
  readonly settings: Pick<ShopSettings, 'pages'>;
  readonly log: Log;
};

const MAX_SUMMARY_LENGTH = 160;

/** Failed kinds are logged and left out; null when all fail. */
export const loadSearchDocuments =
  ({ catalogue, content, articles, settings, log }: SearchSources) =>
  async (): Promise<readonly SearchDocument[] | null> => {
    const failed = (what: string) => `Failed to fetch ${what} for the search`;
    const parts = await Promise.all([
      catalogue
        .categories(null)
        .then((tree) => valueOr(log, failed('categories'), tree, null)?.flatMap(categoryDocument) ?? null),
      loadAllArticles(articles).then(
        (all) => valueOr(log, failed('articles'), all, null)?.map(articleDocument) ?? null,
      ),
      loadPages(articles).then(
        (all) => valueOr(log, failed('pageSlugs'), all, null)?.filter(isForEverybody).map(pageDocument) ?? null,
      ),
      content
        .faqs()
        .then(
          (all) => valueOr(log, failed('faqs'), all, null)?.flatMap(faqDocuments(settings.pages.questions)) ?? null,
        ),
    ]);
    return parts.every((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
  };

/** A product line is found by whatever people call it, a group by all of its lines. */
const categoryDocument = (category: Category): readonly SearchDocument[] => [
  {
    kind: 'category',
    id: `category ${category.id}`,
    title: category.title,
    summary: category.description,
    href: paths.category(category),
    keywords: [category, ...category.children].map(({ handle }) => `type=${handle}`).join(' '),
  },
  ...category.children.flatMap(categoryDocument),
];

/** Policies and other pages of the editors; one that cannot be read is left out. */
const loadPages = async (articles: Articles): Promise<Result<readonly ContentPage[], PortFailure>> => {
  const slugs = await articles.pageSlugs();
  if (!slugs.ok) return slugs;
  const pages = await Promise.all(slugs.value.map((slug) => articles.page(slug)));
  return ok(pages.flatMap((page) => (page.ok ? [page.value] : [])));
};

/** The exercises of a lab are no policy, and found with its product. */
const isForEverybody = ({ title }: ContentPage): boolean => !meaningsOf(title).includes('type=cloud-lab');

const pageDocument = (page: ContentPage): SearchDocument => {
  const text = plainText(pageText(page));
  return {
    kind: 'page',
    id: `page ${page.slug}`,
    title: page.title,
    summary: truncateText(page.seo?.description ?? text),
    href: `/${page.slug}`,
    keywords: page.slug.replaceAll(/[-/]/g, ' '),
  };
};

const articleDocument = ({ id, slug, title, summary, category, tags, author }: ArticleSummary): SearchDocument => ({
  kind: 'article',
  id: `article ${id}`,
  title,
  summary,
  href: paths.article(slug),
  keywords: [category?.name ?? '', ...tags.map(({ name }) => name), author?.name ?? ''].join(' '),
});

/** Anchors of the page of questions; nothing without such a page. */
const faqDocuments =
  (page: string | null) =>
  ({ question, answer }: Faq): readonly SearchDocument[] =>
    page === null ? [] : [toFaqDocument(page, question, plainText(answer))];

const toFaqDocument = (page: string, question: string, answer: string): SearchDocument => ({
  kind: 'faq',
  id: `faq ${slugify(question)}`,
  title: question,
  summary: truncateText(answer),
  href: `${page}#${slugify(question)}`,
  keywords: answer,
});

const truncateText = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_SUMMARY_LENGTH) return line;
  return `${line.slice(0, MAX_SUMMARY_LENGTH).replace(/\s\S*$/, '')}…`;
};
