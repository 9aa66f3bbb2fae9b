import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { fail } from '#core/shared/result.ts';
import type { ContentPage } from './article.ts';
import type { Articles } from './articles.port.ts';
import type { PreviewKeys } from './preview-keys.port.ts';
import { type ReadPorts, readContent } from './read-content.ts';

export type LoadContentPagePorts = ReadPorts & { readonly articles: Articles; readonly previewKeys: PreviewKeys };

const MAX_PARTS = 3;

/** A path has up to three segments; a valid preview key shows the draft. [ROUTE-42, CMS-02] */
export const loadContentPage = publicQuery(
  // Drafts are never cached.
  { seconds: ({ preview }) => (preview === null ? 60 : 0) },
  (ports: LoadContentPagePorts): UseCase<{ readonly path: string; readonly preview: string | null }, ContentPage> =>
    async ({ path, preview }) => {
      const parts = path.normalize('NFC').split('/').filter(Boolean);
      if (parts.length === 0 || parts.length > MAX_PARTS) return fail({ kind: 'not-found' });
      const slug = parts.join('/');
      const key = preview !== null && (await ports.previewKeys.isValid(slug, preview)) ? preview : null;
      return readContent(ports, 'Failed to fetch page data', () => ports.articles.page(slug, key));
    },
);
