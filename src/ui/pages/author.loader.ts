import { authorHref } from '#core/content/content-paths.ts';
import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { pageOf } from '#ui/content/article-query.ts';
import { contentText } from '#ui/content/messages.vi.ts';

/** /author/{id} [ROUTE-37, ROUTE-48] */
export const loadAuthor: PageLoader = async (loader) => {
  const input = { id: loader.params.id ?? '', page: pageOf(loader.search) };
  const { author } = await ensureFound(loader, 'author', input, 'author');
  return {
    title: contentText.pageTitle(author.name, input.page),
    description: author.bio ?? contentText.authorDescription(author.name),
    canonicalPath: authorHref(author.id),
  };
};
