import * as z from 'zod';
import { ARTICLES_PER_PAGE, MAX_PICKED } from '#core/content/article.ts';
import type * as content from '#core/content/operations.ts';
import { blank, type Inputs, nothing, orNull, pageNumber, slug, text, whole } from './parts.ts';

export const contentInputs: Inputs<typeof content> = {
  listArticles: z.object({
    ids: z.array(slug).max(MAX_PICKED).optional(),
    search: orNull(text(200)),
    category: orNull(slug),
    tag: orNull(slug),
    author: orNull(slug),
    page: pageNumber,
    perPage: z.preprocess((value) => blank(value) ?? ARTICLES_PER_PAGE, whole.pipe(z.number().min(1).max(100))),
  }),
  loadArticle: z.object({ slug, preview: orNull(text(500)) }),
  loadAuthor: z.object({ id: slug, page: pageNumber }),
  loadContentPage: z.object({ path: text(600).min(1), preview: orNull(text(500)) }),
  loadProject: z.object({ slug }),
  loadPublications: nothing,
};
