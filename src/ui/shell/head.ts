import * as paths from '#core/shared/paths.ts';
import type { PageHead } from '#ui/app/page.ts';
import { feedTitle, homeTitle, shopDescription, shopName, titleOf } from '#ui/app/titles.vi.ts';
import type { RouteRow } from '#ui/routes.ts';
import favicon from '#ui/theme/favicon.svg?url&no-inline';
import latin from '#ui/theme/fonts/plus-jakarta-sans-latin-wght-normal.woff2?url&no-inline';
import vietnamese from '#ui/theme/fonts/plus-jakarta-sans-vietnamese-wght-normal.woff2?url&no-inline';
import { themeScript } from './theme-switch.tsx';

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

const common = {
  meta: [
    { charSet: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
    { name: 'color-scheme', content: 'light dark' },
    { title: homeTitle },
    { name: 'description', content: shopDescription },
  ],
  links: [
    { rel: 'icon', type: 'image/svg+xml', href: favicon },
    { rel: 'manifest', href: '/site.webmanifest' },
    font(vietnamese),
    font(latin),
  ],
  scripts: [{ children: themeScript }],
};

const SHOP_IMAGE = '/og/cua-hang.png';
/** Links to the article feed. */
const ARTICLES_PATH = paths.articles;

/** Without a row, the common head. [ROUTE-44, ROUTE-47] */
export const toHead = (row: RouteRow | null, page: PageHead | undefined, origin: string, path: string) => {
  if (row === null) return common;
  const name = page?.title ?? row.title;
  const title = name === null ? homeTitle : titleOf(name);
  const description = page?.description ?? shopDescription;
  const canonical = origin + (page?.canonicalPath ?? path);
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(row.index ? [] : [{ name: 'robots', content: 'noindex, nofollow' }]),
      // Only in the server's HTML: link previews read nothing else, and the browser keeps the document's tags.
      ...(import.meta.env.SSR
        ? openGraphTags(page ?? {}, { title: name ?? homeTitle, description, canonical, origin })
        : []),
    ],
    links: [
      ...(row.audience === 'public' ? [{ rel: 'canonical', href: canonical }] : []),
      ...(row.path.startsWith(ARTICLES_PATH)
        ? [{ rel: 'alternate', type: 'application/rss+xml', title: feedTitle, href: '/rss.xml' }]
        : []),
    ],
  };
};

type Shared = Readonly<Record<'title' | 'description' | 'canonical' | 'origin', string>>;

/** With the additions for X. [ogp.me] */
const openGraphTags = (
  { image = SHOP_IMAGE, article }: PageHead,
  { title, description, canonical, origin }: Shared,
) => [
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:type', content: article ? 'article' : 'website' },
  { property: 'og:locale', content: 'vi_VN' },
  { property: 'og:site_name', content: shopName },
  { property: 'og:url', content: canonical },
  { property: 'og:image', content: origin + image },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: title },
  { name: 'twitter:card', content: 'summary_large_image' },
  ...toIsoTime('article:published_time', article?.publishedAt),
  ...toIsoTime('article:modified_time', article?.updatedAt),
  ...(article?.section ? [{ property: 'article:section', content: article.section }] : []),
];

const toIsoTime = (property: string, at: number | null | undefined) =>
  typeof at === 'number' ? [{ property, content: new Date(at).toISOString() }] : [];
