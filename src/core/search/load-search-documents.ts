import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { Category } from '#core/catalogue/category.ts';
import { defaultProductQuery, type ProductSummary, type ProductType, productTypes } from '#core/catalogue/product.ts';
import type { ArticleSummary } from '#core/content/article.ts';
import type { Articles } from '#core/content/articles.port.ts';
import type { Content } from '#core/content/content.port.ts';
import type { Faq } from '#core/content/content.ts';
import { loadAllArticles } from '#core/content/load-all-articles.ts';
import type { Log } from '#core/shared/environment.port.ts';
import { everyPage, PAGE_SIZE } from '#core/shared/every-page.ts';
import { slugify } from '#core/shared/fold-vietnamese.ts';
import * as paths from '#core/shared/paths.ts';
import { ok } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/value-or.ts';
import type { SearchDocument } from './site-search.ts';

/** Searched but never displayed. */
const productLineSynonyms: Readonly<Record<ProductType, string>> = {
  'cloud-server': 'VPS máy chủ ảo máy chủ đám mây virtual server',
  'dedicated-server': 'máy chủ vật lý thuê máy chủ dedicated server',
  'cloud-lab': 'phòng lab thực hành lớp học bài tập',
  'web-hosting': 'lưu trữ web host website wordpress',
  'mail-server': 'email doanh nghiệp hộp thư thư điện tử',
  'dedicated-mail-server': 'email riêng máy chủ thư IP riêng',
  'bare-metal': 'máy chủ vật lý baremetal',
  'big-memory': 'máy chủ nhiều RAM cơ sở dữ liệu',
  'gpu-desktop': 'card đồ hoạ máy tính từ xa VDI render',
  'cloud-backup': 'sao lưu đám mây backup phục hồi',
  'object-storage': 'S3 lưu trữ đối tượng kho tệp',
  domain: 'domain đăng ký tên miền địa chỉ web',
  'office-365': 'Microsoft 365 Exchange Word Excel bản quyền văn phòng',
  'm365-backup': 'backup Microsoft 365 sao lưu Office',
};

export type SearchSources = {
  readonly catalogue: Catalogue;
  readonly content: Content;
  readonly articles: Articles;
  readonly log: Log;
};

const QUESTIONS = '/cau-hoi-thuong-gap';
const MAX_SUMMARY_LENGTH = 160;

/** Failed kinds are logged and left out; null when all fail. */
export const loadSearchDocuments =
  ({ catalogue, content, articles, log }: SearchSources) =>
  async (): Promise<readonly SearchDocument[] | null> => {
    const failed = (what: string) => `Failed to fetch ${what} for the search`;
    const parts = await Promise.all([
      loadAllProducts(catalogue).then(
        (all) => valueOr(log, failed('products'), all, null)?.map(productDocument) ?? null,
      ),
      catalogue
        .categories(null)
        .then((tree) => valueOr(log, failed('categories'), tree, null)?.flatMap(categoryDocument) ?? null),
      loadAllArticles(articles).then(
        (all) => valueOr(log, failed('articles'), all, null)?.map(articleDocument) ?? null,
      ),
      content.faqs().then((all) => valueOr(log, failed('faqs'), all, null)?.map(faqDocument) ?? null),
    ]);
    return parts.every((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
  };

const loadAllProducts = (catalogue: Catalogue) =>
  everyPage<ProductSummary>(async (page) => {
    const answer = await catalogue.products({ ...defaultProductQuery, sort: 'name', page, perPage: PAGE_SIZE });
    return answer.ok ? ok({ entries: answer.value.products, pages: answer.value.pages }) : answer;
  });

/** Indexes codes with and without hyphens: CS-04 and CS04. */
const productDocument = ({
  id,
  slug,
  sku,
  title,
  summary,
  category,
  specifications,
}: ProductSummary): SearchDocument => ({
  kind: 'product',
  id: `product ${id}`,
  title,
  summary,
  href: paths.product(slug),
  keywords: [
    sku,
    sku.replace(/[^\p{L}\p{N}]/gu, ''),
    category.title,
    ...specifications.map(({ label, value }) => `${label} ${value}`),
  ].join(' '),
});

const isProductType = (handle: string): handle is ProductType => productTypes.some((each) => each === handle);

const categoryDocument = (category: Category): readonly SearchDocument[] => [
  {
    kind: 'category',
    id: `category ${category.id}`,
    title: category.title,
    summary: category.description,
    href: paths.category(category),
    keywords: isProductType(category.handle) ? productLineSynonyms[category.handle] : '',
  },
  ...category.children.flatMap(categoryDocument),
];

const articleDocument = ({ id, slug, title, summary, category, tags, author }: ArticleSummary): SearchDocument => ({
  kind: 'article',
  id: `article ${id}`,
  title,
  summary,
  href: paths.article(slug),
  keywords: [category?.name ?? '', ...tags.map(({ name }) => name), author?.name ?? ''].join(' '),
});

/** The anchor is the question's slug. */
const faqDocument = ({ question, answer }: Faq): SearchDocument => ({
  kind: 'faq',
  id: `faq ${slugify(question)}`,
  title: question,
  summary: truncateText(answer),
  href: `${QUESTIONS}#${slugify(question)}`,
  keywords: answer,
});

const truncateText = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_SUMMARY_LENGTH) return line;
  return `${line.slice(0, MAX_SUMMARY_LENGTH).replace(/\s\S*$/, '')}…`;
};
