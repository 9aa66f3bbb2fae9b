import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { fail } from '#core/shared/result.ts';
import type { ContentPage } from './article.ts';
import type { Articles } from './articles.port.ts';
import { type ReadPorts, readContent } from './read-content.ts';

export type LoadContentPagePorts = ReadPorts & { readonly articles: Articles };

const MAX_PARTS = 3;

/** A path has up to three segments. [ROUTE-42] */
export const loadContentPage = publicQuery(
  { seconds: 60 },
  (ports: LoadContentPagePorts): UseCase<{ readonly path: string }, ContentPage> =>
    async ({ path }) => {
      const parts = path.normalize('NFC').split('/').filter(Boolean);
      if (parts.length === 0 || parts.length > MAX_PARTS) return fail({ kind: 'not-found' });
      return readContent(ports, 'Failed to fetch page data', () => ports.articles.page(parts.join('/')));
    },
);
