import { headingIds } from '#adapters/cms/heading-ids.ts';
import { parseMarkdown } from '#adapters/cms/rich-text-markdown.ts';
import { seedPictureSize } from '#contracts/seed/content/pictures.ts';
import type {
  SeedArticle,
  SeedAuthor,
  SeedPage,
  SeedProject,
  SeedTopic,
} from '#contracts/seed/content/publications.ts';
import type {
  Article,
  ArticleSummary,
  Author,
  ContentPage,
  Media,
  Project,
  Section,
  Seo,
} from '#core/content/article.ts';
import { safePageHref } from '#core/content/safe-href.ts';

export type Publications = {
  readonly articles: readonly SeedArticle[];
  readonly categories: readonly SeedTopic[];
  readonly tags: readonly SeedTopic[];
  readonly authors: readonly SeedAuthor[];
  readonly projects: readonly SeedProject[];
  readonly pages: readonly SeedPage[];
};

const pictureOf = ({ image, alt }: { readonly image: string; readonly alt: string }): Media => {
  const size = seedPictureSize(image);
  return { path: image, alt, width: size?.width ?? null, height: size?.height ?? null };
};

const seoOf = (seo: SeedArticle['seo']): Seo | null =>
  seo && { title: seo.metaTitle, description: seo.metaDescription, image: null };

export const authorOf = ({ slug, name, jobTitle, bio, avatar }: SeedAuthor): Author => ({
  id: slug,
  name,
  jobTitle,
  bio,
  avatar: avatar === null ? null : pictureOf({ image: avatar, alt: name }),
});

export const articleSummaryOf = (article: SeedArticle, { categories, tags, authors }: Publications): ArticleSummary => {
  const { slug, title, summary, cover, readMinutes, featured, publishedAt } = article;
  const author = authors.find((each) => each.slug === article.author);
  return {
    id: slug,
    slug,
    title,
    summary,
    readMinutes,
    featured,
    cover: pictureOf(cover),
    publishedAt: Date.parse(publishedAt),
    category: categories.find((each) => each.slug === article.category) ?? null,
    tags: article.tags.flatMap((slug) => tags.find((tag) => tag.slug === slug) ?? []),
    author: author ? authorOf(author) : null,
  };
};

export const articleOf = (article: SeedArticle, given: Publications): Article => ({
  ...articleSummaryOf(article, given),
  body: parseMarkdown(article.body),
  seo: seoOf(article.seo),
  updatedAt: Date.parse(article.publishedAt),
});

export const projectOf = ({ slug, title, client, summary, body, images }: SeedProject): Project => ({
  slug,
  title,
  client,
  summary,
  body: parseMarkdown(body),
  images: images.map(pictureOf),
});

/** The Markdown body becomes the first section, as in the content system. */
export const contentPageOf = ({ slug, title, body, sections, seo }: SeedPage): ContentPage => {
  const ids = headingIds();
  const all: SeedPage['sections'] = body === '' ? sections : [{ kind: 'rich-text', body }, ...sections];
  return {
    title,
    slug,
    body: [],
    sections: all.flatMap((section, index): readonly Section[] => {
      const key = `${section.kind}:${index + 1}`;
      if (section.kind === 'rich-text') return [{ kind: 'rich-text', key, body: parseMarkdown(section.body, ids) }];
      const href = safePageHref(section.url);
      if (section.kind === 'place') {
        const { title: name, address, hours, image } = section;
        return [{ kind: 'place', key, title: name, address, hours, image: pictureOf(image), href }];
      }
      const { title: heading, buttonText } = section;
      return href === null ? [] : [{ kind: 'call-to-action', key, title: heading, buttonText, href }];
    }),
    seo: seoOf(seo),
    updatedAt: null,
  };
};
