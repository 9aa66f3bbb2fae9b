import type { Category } from '#core/catalogue/category.ts';
import { type ProductQuery, wholeShop } from '#core/catalogue/product.ts';
import type { UseCases } from '#core/use-cases.ts';
import { type RouteRow, routeRows } from '#ui/routes.ts';

const PER_PAGE = 100;
const MOST_PAGES = 500;

type Entities = { readonly groups: readonly Category[]; readonly products: readonly string[] };

/** Addresses of one row of the route table, for what the shop holds at the moment. */
const expansions: Readonly<Record<string, (entities: Entities) => readonly string[]>> = {
  '/cua-hang/danh-muc/$slug': ({ groups }) =>
    groups.flatMap((group) => [group, ...group.children]).map(({ handle }) => `/cua-hang/danh-muc/${handle}`),
  '/cua-hang/$slug/$slug2': ({ groups }) =>
    groups.flatMap((group) => group.children.map(({ handle }) => `/cua-hang/${group.handle}/${handle}`)),
  '/san-pham/$slug': ({ products }) => products.map((slug) => `/san-pham/${slug}`),
};

/** Every address that search engines may keep: the public rows × what they show. null while the catalogue is down. */
export const sitemapPaths = async (useCases: UseCases): Promise<readonly string[] | null> => {
  const shell = await useCases.shell({});
  const products = await allProducts(useCases);
  if (!shell.ok || shell.value.categories === null || products === null) return null;
  const entities: Entities = { groups: shell.value.categories, products };
  return [...new Set(routeRows.filter(isListed).flatMap((row) => pathsOf(row, entities)))];
};

/** The sitemap's document. [sitemaps.org protocol 0.9] */
export const sitemapXml = (origin: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map((path) => `<url><loc>${escaped(origin + encodeURI(path))}</loc></url>`)
    .join('\n')}\n</urlset>\n`;

export const robotsText = (origin: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;

const isListed = ({ audience, index }: RouteRow): boolean => audience === 'public' && index;

const pathsOf = ({ path }: RouteRow, entities: Entities): readonly string[] => {
  if (!path.includes('$')) return [path];
  const expand = expansions[path];
  return expand ? expand(entities) : [];
};

const allProducts = async (useCases: UseCases): Promise<readonly string[] | null> => {
  const slugs: string[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const read = await useCases.products({ ...everything, page });
    if (!read.ok) return null;
    slugs.push(...read.value.products.map(({ slug }) => slug));
    if (page >= read.value.pages) break;
  }
  return slugs;
};

const everything: ProductQuery = { ...wholeShop, sort: 'name', perPage: PER_PAGE };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
