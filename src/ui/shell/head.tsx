import { useRouter, useRouterState } from '@tanstack/react-router';
import * as paths from '#core/shared/paths.ts';
import type { PageHead } from '#ui/app/page.ts';
import { feedTitle, homeTitle, missingTitle, shopDescription, titleOf } from '#ui/app/titles.vi.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { themeScript } from '#ui/shell/header/theme-script.ts';
import favicon from '#ui/theme/favicon.svg?url&no-inline';
import latin from '#ui/theme/fonts/plus-jakarta-sans-latin-wght-normal.woff2?url&no-inline';
import vietnamese from '#ui/theme/fonts/plus-jakarta-sans-vietnamese-wght-normal.woff2?url&no-inline';

const SHOP_IMAGE = '/og/cua-hang.png';

/** [ROUTE-44, ROUTE-45, ROUTE-47] */
export function Head() {
  const { origin, identity } = useShop();
  const match = useRouterState({ select: ({ matches }) => matches.at(-1) });
  const row = match?.staticData.row;
  // Only an unknown address has no row.
  const isMissing = match?.status === 'notFound' || row === undefined;
  // The loader of every page gives a PageHead.
  const page = match?.loaderData as PageHead | undefined;
  const name = isMissing ? missingTitle : (page?.title ?? row?.title ?? null);
  const title = name === null ? homeTitle(identity.name) : titleOf(name, identity.name);
  const description = page?.description ?? shopDescription(identity.name);
  const canonical = origin + (page?.canonicalPath ?? match?.pathname);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {row?.index === false ? <meta name="robots" content="noindex, nofollow" /> : null}
      {row?.audience === 'public' ? <link rel="canonical" href={canonical} /> : null}
      {row?.path.startsWith(paths.articles) ? (
        <link rel="alternate" type="application/rss+xml" title={feedTitle(identity.name)} href="/rss.xml" />
      ) : null}
      {/* The browser keeps what the document came with. */}
      {import.meta.env.SSR ? <DocumentHead /> : null}
      {import.meta.env.SSR && row
        ? openGraphTags(page ?? {}, { title: name ?? title, shop: identity.name, description, canonical, origin }).map(
            (tag) => <meta key={tag.property ?? tag.name} {...tag} />,
          )
        : null}
    </>
  );
}

/** What is the same on every page: colours, icons, fonts, and the theme before the first paint. */
function DocumentHead() {
  const nonce = useRouter().options.ssr?.nonce;
  const { look } = useShop().identity;
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      {look.favicon === null ? (
        <link rel="icon" type="image/svg+xml" href={favicon} />
      ) : (
        <link rel="icon" href={look.favicon} />
      )}
      <link rel="manifest" href="/site.webmanifest" />
      {[vietnamese, latin].map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
      ))}
      <script nonce={nonce}>{themeScript}</script>
    </>
  );
}

type Shared = Readonly<Record<'title' | 'shop' | 'description' | 'canonical' | 'origin', string>>;

/** With the additions for X. [ogp.me] */
const openGraphTags = (
  { image = SHOP_IMAGE, article }: PageHead,
  { title, shop, description, canonical, origin }: Shared,
) => [
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:type', content: article ? 'article' : 'website' },
  { property: 'og:locale', content: 'vi_VN' },
  { property: 'og:site_name', content: shop },
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
