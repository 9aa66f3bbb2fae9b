import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { ok } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import type { Article, ArticleSummary } from './article.ts';
import type { Articles } from './articles.port.ts';
import type { PreviewKeys } from './preview-keys.port.ts';
import { type ReadPorts, readContent } from './read-content.ts';

export type LoadArticlePorts = ReadPorts & { readonly articles: Articles; readonly previewKeys: PreviewKeys };

/** Related articles may be missing; a valid preview key shows the draft. [CMS-02, REST-06] */
export const loadArticle = publicQuery(
  // Drafts are never cached.
  { seconds: ({ preview }) => (preview === null ? 60 : 0) },
  (
    ports: LoadArticlePorts,
  ): UseCase<
    { readonly slug: string; readonly preview: string | null },
    { readonly article: Article; readonly related: readonly ArticleSummary[] }
  > =>
    async ({ slug, preview }) => {
      const { articles, previewKeys, log } = ports;
      const key = preview !== null && (await previewKeys.isValid(slug, preview)) ? preview : null;
      const article = await readContent(ports, 'Failed to fetch article data', () => articles.article(slug, key));
      if (!article.ok) return article;
      const related = await articles.relatedArticles(article.value.id);
      return ok({
        article: article.value,
        related: valueOr(log, 'Failed to fetch related articles data', related, []),
      });
    },
);
