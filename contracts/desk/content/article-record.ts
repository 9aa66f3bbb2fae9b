import * as z from 'zod';
import type { Content } from './content-record.ts';
import { optionalSlug, schedule, typedLine, typedText } from './content-values.ts';

export const articleFields = z.object({
  title: typedLine(200).min(1, { error: 'Hãy nhập tiêu đề.' }),
  /** '' takes the title. */
  slug: optionalSlug,
  summary: typedText(600).min(1, { error: 'Hãy viết một hai câu tóm tắt.' }),
  /** Markdown. */
  body: typedText(100_000).min(1, { error: 'Bài chưa có nội dung.' }),
  /** Ids of entries; null for none. */
  category: z.string().nullable().default(null),
  author: z.string().nullable().default(null),
  cover: z.string().nullable().default(null),
  tags: z.array(z.string()).max(30).default([]),
  readMinutes: z.number().int().min(1).max(999).nullable().default(null),
  featured: z.boolean().default(false),
  metaTitle: typedLine(120).default(''),
  metaDescription: typedText(320).default(''),
  /** A new article is a draft. */
  published: z.boolean().default(false),
  /** Of a published article; null: since it was published first. Before this time visitors do not see it. */
  publishedAt: schedule,
});

export type ArticleRecord = Content<z.output<typeof articleFields>> & {
  readonly state: 'live' | 'planned' | 'draft';
  readonly problems: readonly string[];
  readonly categoryName: string;
  /** ms since 1970 UTC; null for a draft. */
  readonly date: number | null;
  /** Of its cover; '' for none. */
  readonly thumbnail: string;
};
