import * as z from 'zod';
import { ARTICLES_PER_PAGE } from '#core/content/article.ts';
import type { ContentCommands, ContentPrivateQueries, ContentQueries } from '#core/content/content-use-cases.ts';
import { blank, flag, nothing, orNull, pageNumber, press, slug, text, typed, whole } from './input-parts.ts';

type Asked = ContentQueries & ContentPrivateQueries & ContentCommands;

const path = typed(2_000);
/** A term is cut by the use case, so that a pasted page is looked for by its beginning. */
const term = typed(2_000);

/** The schemas of what readers and visitors ask. */
export const contentInputs: { readonly [Name in keyof Asked]: z.ZodType<Parameters<Asked[Name]>[0]> } = {
  listArticles: z.object({
    search: orNull(text(200)),
    category: orNull(slug),
    tag: orNull(slug),
    author: orNull(slug),
    page: pageNumber,
    perPage: z.preprocess((value) => blank(value) ?? ARTICLES_PER_PAGE, whole.pipe(z.number().min(1).max(100))),
  }),
  loadArticle: z.object({ slug, preview: orNull(text(500)) }),
  loadAuthor: z.object({ id: slug, page: pageNumber }),
  loadProject: z.object({ slug }),
  loadContentPage: z.object({ path: text(600).min(1) }),
  loadPublications: nothing,
  loadPromotions: nothing,
  searchSite: z.object({ term }),
  suggest: z.object({ term }),
  loadConsent: nothing,
  submitConsultation: z.object({
    name: typed(300),
    phone: typed(100),
    email: typed(300),
    note: typed(5_000),
    path,
    product: typed(200),
    configuration: typed(2_000),
    idempotencyKey: press,
  }),
  subscribeNewsletter: z.object({ email: typed(300), agree: flag(false), path, idempotencyKey: press }),
  saveConsent: z.object({ chat: flag(false), statistics: flag(false), ads: flag(false), path, idempotencyKey: press }),
};
