import { homeTitle, shopDescription, shopName, titleOf } from '#ui/messages/titles.vi.ts';
import type { PageHead } from '#ui/page-loader.ts';
import type { RouteRow } from '#ui/routes.ts';
import favicon from '#ui/theme/favicon.svg?url&no-inline';
import latin from '#ui/theme/fonts/plus-jakarta-sans-latin-wght-normal.woff2?url&no-inline';
import vietnamese from '#ui/theme/fonts/plus-jakarta-sans-vietnamese-wght-normal.woff2?url&no-inline';
import { themeScript } from './theme-switch.tsx';

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

/**
 * The document's head of one page. Without a row it is the head that every page starts from. [ROUTE-44, ROUTE-47]
 */
export const headOf = (row: RouteRow | null, page: PageHead | undefined, origin: string, path: string) => {
  if (row === null)
    return {
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
  const name = page?.title ?? row.title;
  const title = name === null ? homeTitle : titleOf(name);
  const canonical = origin + (page?.canonicalPath ?? path);
  return {
    meta: [
      { title },
      { name: 'description', content: page?.description ?? shopDescription },
      ...(row.index ? [] : [{ name: 'robots', content: 'noindex, nofollow' }]),
      { property: 'og:title', content: title },
      { property: 'og:site_name', content: shopName },
      { property: 'og:url', content: canonical },
    ],
    links: row.audience === 'public' ? [{ rel: 'canonical', href: canonical }] : [],
  };
};
