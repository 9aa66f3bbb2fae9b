import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import { seedArticles } from '#contracts/seed/content/articles.ts';
import { seedAuthors } from '#contracts/seed/content/authors.ts';
import { seedPages } from '#contracts/seed/content/pages.ts';
import { seedProjects } from '#contracts/seed/content/projects.ts';
import type { RouteRow } from '#ui/routes.ts';
import { origin } from './origins.ts';

/** Paths of the sitemap. */
export const sitemapOf = async (): Promise<ReadonlySet<string>> => {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return new Set([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname));
};

const lines = seedCategories.filter((each) => each.level === 2);
const groupOf = (parentId: string | null) => seedCategories.find((each) => each.id === parentId)?.handle ?? '';

/** Every path of a route in the seed. */
export const pathsOf = ({ path }: Pick<RouteRow, 'path'>): readonly string[] => {
  if (path === '/san-pham/$slug') return seedProducts.map((product) => `/san-pham/${product.slug}`);
  if (path === '/san-pham/$slug/tuy-bien') return seedProducts.map((product) => `/san-pham/${product.slug}/tuy-bien`);
  if (path === '/cua-hang/danh-muc/$slug') return seedCategories.map((each) => `/cua-hang/danh-muc/${each.handle}`);
  if (path === '/cua-hang/$slug/$slug2')
    return lines.map((each) => `/cua-hang/${groupOf(each.parentId)}/${each.handle}`);
  if (path === '/danh-sach-bai-viet/$slug') return seedArticles.map(({ slug }) => `/danh-sach-bai-viet/${slug}`);
  if (path === '/author/$id') return seedAuthors.map(({ slug }) => `/author/${slug}`);
  if (path === '/project/$slug') return seedProjects.map(({ slug }) => `/project/${slug}`);
  if (path === '/thuc-hanh-lab/$lab')
    return seedProducts.filter(({ type }) => type === 'cloud-lab').map(({ slug }) => `/thuc-hanh-lab/${slug}`);
  // Linked from the page of its lab.
  if (path === '/thuc-hanh-lab/$lab/$exercise') return [];
  if (path.startsWith('/$slug'))
    return seedPages
      .map(({ slug }) => `/${slug}`)
      .filter((own) => own.split('/').length === path.split('/').length && !own.startsWith('/thuc-hanh-lab/'));
  return [path];
};

export const parametersOf = async (rows: readonly RouteRow[]): Promise<ReadonlySet<string>> =>
  new Set(rows.flatMap(pathsOf));

/** Parsed `application/ld+json` blocks of a document. */
export const structuredData = (html: string): readonly unknown[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, text]) => {
    const data: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(data) ? data : [data];
  });

const hrefsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:a|link|img|script|use)\b[^>]*?\s(?:href|src)="([^"]+)"/g)].map(([, href]) =>
    (href ?? '').replaceAll('&amp;', '&'),
  );

/** Follows every link of the shop from a page on; requests each path and query once. */
export const crawl = async (from: string, most: number) => {
  const seen = new Set<string>([from]);
  const waiting = [from];
  const dead: string[] = [];
  while (waiting.length > 0 && seen.size <= most) {
    const path = waiting.shift() ?? '/';
    const answer = await fetch(origin + path, { redirect: 'follow' });
    if (answer.status >= 400) dead.push(`${answer.status} ${path}`);
    if (!(answer.headers.get('content-type') ?? '').includes('text/html')) continue;
    for (const href of hrefsIn(await answer.text())) {
      const next = new URL(href, origin + path);
      const key = next.pathname + next.search;
      if (next.origin !== origin || seen.has(key) || seen.size > most) continue;
      seen.add(key);
      waiting.push(key);
    }
  }
  return { visited: seen.size, dead };
};
