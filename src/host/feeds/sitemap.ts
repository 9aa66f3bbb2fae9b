import type { Category } from '#core/catalogue/category.ts';
import { defaultProductQuery, type ProductQuery, type ProductSummary } from '#core/catalogue/product.ts';
import { isLabProduct } from '#core/catalogue/product-line.ts';
import type { Publications } from '#core/content/load-publications.ts';
import type { UseCases } from '#core/operations.ts';
import { leadsToSoldLine } from '#core/pages/line-links.ts';
import * as paths from '#core/shared/paths.ts';
import { type RouteRow, routeRows } from '#ui/routes.ts';
import { escapeXml } from './xml.ts';

const PER_PAGE = 100;
const MAX_PAGES = 500;
/** Lab pages are listed by product: a lab that is not sold has no entry. */
const LABS = 'thuc-hanh-lab/';

/** `changed`: ms since 1970 UTC, null when unknown. */
export type SitemapEntry = { readonly path: string; readonly changed: number | null };

/** The public routes with their items; null while the catalogue is down. Omits missing content, and pages about what is not sold. */
export const sitemapEntries = async (useCases: UseCases): Promise<readonly SitemapEntry[] | null> => {
  const [shell, products, published] = await Promise.all([
    useCases.loadShell({}),
    allProducts(useCases),
    useCases.loadPublications({}),
  ]);
  if (!shell.ok || shell.value.categories === null || products === null) return null;
  const rows = routeRows.filter(isListed);
  const sold = shell.value.categories.flatMap(({ children }) => children);
  const hasArticles = !published.ok || published.value.articles?.length !== 0;
  const fixed = rows
    .map(({ path }) => path)
    .filter((path) => !path.includes('$') && leadsToSoldLine(path, sold) && (hasArticles || path !== paths.articles));
  const entries = [
    ...[...fixed, ...shell.value.categories.flatMap(pathsOfGroup), ...products.flatMap(pathsOfProduct)].map(
      withoutDate,
    ),
    ...(published.ok ? entriesOf(published.value) : []),
  ];
  const shown = entries.filter(({ path }) => matchesRow(rows, path));
  return [...new Map(shown.map((entry) => [entry.path, entry])).values()];
};

/** [sitemaps.org protocol 0.9] */
export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries
    .map(({ path, changed }) => {
      const date = changed === null ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
      return `<url><loc>${escapeXml(origin + path)}</loc>${date}</url>`;
    })
    .join('\n')}\n</urlset>\n`;

export const robotsText = (origin: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;

const isListed = ({ audience, index }: RouteRow): boolean => audience === 'public' && index;

const withoutDate = (path: string): SitemapEntry => ({ path, changed: null });

const pathsOfGroup = (group: Category): readonly string[] => [group, ...group.children].map(paths.category);

const entriesOf = ({ articles, authors, projects, pages }: Publications): readonly SitemapEntry[] => [
  ...(articles ?? []).map(({ slug, publishedAt }) => ({ path: paths.article(slug), changed: publishedAt })),
  ...(authors ?? []).map((id) => withoutDate(paths.author(id))),
  ...(projects ?? []).map((slug) => withoutDate(paths.project(slug))),
  ...(pages ?? []).filter((slug) => !slug.startsWith(LABS)).map((slug) => withoutDate(paths.contentPage(slug))),
];

/** An editorial page may have the path of another route. */
const matchesRow = (rows: readonly RouteRow[], path: string): boolean => {
  const parts = path.split('/');
  const found = rows.find((row) => {
    const own = row.path.split('/');
    return own.length === parts.length && own.every((each, at) => each.startsWith('$') || each === parts[at]);
  });
  return found !== undefined;
};

/** A lab product also has a practice page. */
const pathsOfProduct = ({ slug, type }: ProductSummary): readonly string[] => [
  paths.product(slug),
  ...(isLabProduct({ type }) ? [paths.lab(slug)] : []),
];

const allProducts = async (useCases: UseCases): Promise<readonly ProductSummary[] | null> => {
  const all: ProductSummary[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const read = await useCases.listProducts({ ...loadAllPages, page });
    if (!read.ok) return null;
    all.push(...read.value.products);
    if (page >= read.value.pages) break;
  }
  return all;
};

const loadAllPages: ProductQuery = { ...defaultProductQuery, sort: 'name', perPage: PER_PAGE };
