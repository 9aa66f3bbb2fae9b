import type { Article } from '#core/content/article.ts';
import * as paths from '#core/shared/paths.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { imageUrl } from '#ui/blocks/content/image-url.ts';
import { ServerOnlyData, StructuredData } from '#ui/blocks/content/structured-data.tsx';

const PICTURE_WIDTH = 1440;

/** schema.org Article in the server's HTML; not for drafts. */
export function ArticleData({ article }: { readonly article: Article }) {
  const { origin, identity } = useShop();
  const { author, cover, publishedAt, updatedAt } = article;
  if (publishedAt === null) return null;
  if (!import.meta.env.SSR) return <ServerOnlyData />;
  const url = origin + paths.article(article.slug);
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: article.title,
        description: article.summary,
        url,
        mainEntityOfPage: url,
        inLanguage: 'vi',
        datePublished: new Date(publishedAt).toISOString(),
        dateModified: new Date(updatedAt ?? publishedAt).toISOString(),
        ...(cover === null ? {} : { image: origin + imageUrl(cover.path, PICTURE_WIDTH) }),
        ...(article.category === null ? {} : { articleSection: article.category.name }),
        ...(article.tags.length === 0 ? {} : { keywords: article.tags.map(({ name }) => name).join(', ') }),
        ...(author === null
          ? {}
          : { author: { '@type': 'Person', name: author.name, url: origin + paths.author(author.id) } }),
        publisher: { '@type': 'Organization', name: identity.name, url: origin },
      }}
    />
  );
}
