import type { Article, ArticleSummary, Author, CountedTopic, Project, Seo, Topic } from '#core/content/article.ts';
import { parseRichText } from './rich-text-blocks.ts';
import { entriesOf, type Fields, filledText, flattenEntry, idOf, mediaOf, numberOf, parseTime } from './unwrap.ts';

/** null without slug or name. */
export const topicOf = (entry: Fields | null): Topic | null => {
  const [slug, name] = [filledText(entry?.slug), filledText(entry?.name)];
  return slug === null || name === null ? null : { slug, name };
};

/** Drafts have no date and do not count. */
export const countedTopicOf = (entry: Fields): CountedTopic | null => {
  const topic = topicOf(entry);
  return topic && { ...topic, articleCount: entriesOf(entry.articles).filter((article) => !isDraft(article)).length };
};

export const authorOf = (entry: Fields | null): Author | null => {
  const [id, name] = [filledText(entry?.slug), filledText(entry?.name)];
  if (entry === null || id === null || name === null) return null;
  return {
    id,
    name,
    jobTitle: filledText(entry.jobTitle),
    bio: filledText(entry.bio),
    avatar: mediaOf(entry.avatar),
  };
};

export const seoOf = (value: unknown): Seo | null => {
  const entry = flattenEntry(value);
  if (entry === null) return null;
  return {
    title: filledText(entry.metaTitle),
    description: filledText(entry.metaDescription),
    image: mediaOf(entry.metaImage),
  };
};

/** Types without drafts have no date field. */
export const isDraft = (entry: Fields): boolean => entry.publishedAt === null;

/** null without id, slug or title. */
export const articleSummaryOf = (entry: Fields): ArticleSummary | null => {
  const [id, slug, title] = [idOf(entry), filledText(entry.slug), filledText(entry.title)];
  if (id === null || slug === null || title === null) return null;
  return {
    id,
    slug,
    title,
    summary: filledText(entry.summary) ?? '',
    cover: mediaOf(entry.cover),
    readMinutes: numberOf(entry.readMinutes),
    featured: entry.featured === true,
    publishedAt: parseTime(entry.publishedAt),
    category: topicOf(flattenEntry(entry.category)),
    tags: entriesOf(entry.tags).flatMap((tag) => topicOf(tag) ?? []),
    author: authorOf(flattenEntry(entry.author)),
  };
};

export const articleOf = (entry: Fields): Article | null => {
  const summary = articleSummaryOf(entry);
  if (summary === null) return null;
  return {
    ...summary,
    body: parseRichText(entry.body),
    seo: seoOf(entry.seo),
    updatedAt: parseTime(entry.updatedAt),
  };
};

/** null without slug or title. */
export const projectOf = (entry: Fields): Project | null => {
  const [slug, title] = [filledText(entry.slug), filledText(entry.title)];
  if (slug === null || title === null) return null;
  return {
    slug,
    title,
    client: filledText(entry.client),
    summary: filledText(entry.summary) ?? '',
    body: parseRichText(entry.body),
    images: entriesOf(entry.images).flatMap((image) => mediaOf(image) ?? []),
  };
};
