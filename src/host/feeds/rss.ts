import type { ArticleSummary } from '#core/content/article.ts';
import { feedTitle, shopDescription } from '#ui/app/titles.vi.ts';
import { escapeXml } from './xml.ts';

const MAX_ITEMS = 30;

/** Published articles, newest first. [RSS 2.0; dates RFC 822] */
export const rssXml = (shop: string, origin: string, articles: readonly ArticleSummary[]): string => {
  const items = articles
    .flatMap((article) => (article.publishedAt === null ? [] : [{ ...article, publishedAt: article.publishedAt }]))
    .toSorted((one, other) => other.publishedAt - one.publishedAt)
    .slice(0, MAX_ITEMS);
  const [newest] = items;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(feedTitle(shop))}</title>
<link>${escapeXml(`${origin}/danh-sach-bai-viet`)}</link>
<description>${escapeXml(shopDescription(shop))}</description>
<language>vi</language>
<atom:link href="${escapeXml(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${dateOf(newest.publishedAt)}</lastBuildDate>\n` : ''}${items.map((item) => itemOf(origin, item)).join('\n')}
</channel>
</rss>
`;
};

const itemOf = (
  origin: string,
  { slug, title, summary, publishedAt, category, author }: ArticleSummary & { readonly publishedAt: number },
): string => {
  const address = escapeXml(`${origin}/danh-sach-bai-viet/${encodeURIComponent(slug)}`);
  return [
    '<item>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${dateOf(publishedAt)}</pubDate>`,
    `<description>${escapeXml(summary)}</description>`,
    ...(category === null ? [] : [`<category>${escapeXml(category.name)}</category>`]),
    ...(author === null ? [] : [`<dc:creator>${escapeXml(author.name)}</dc:creator>`]),
    '</item>',
  ].join('\n');
};

/** `Mon, 05 Oct 2026 02:00:00 GMT`: the zone of RFC 822. */
const dateOf = (at: number): string => new Date(at).toUTCString();
