import { ARTICLES_PER_PAGE, MAX_PICKED } from '#core/content/article.ts';
import type { ListArticlesInput } from '#core/content/list-articles.ts';
import { cleanSearch } from '#core/shared/text/clean-typed.ts';
import { firstValue, pageNumberAt, type Search } from '#ui/navigation/search.ts';

/** Longer text parameters are ignored. */
const MAX_TEXT_LENGTH = 200;
const MAX_PAGES = 10_000;
const MAX_ID_LENGTH = 64;

/** Invalid values give page 1. */
export const parsePage = (search: Search): number => pageNumberAt(search, 'page', MAX_PAGES);

/** Ignores invalid values. `ids=12,7` picks articles, as links in newsletters do. [ROUTE-36, REST-06] */
export const parseArticleQuery = (search: Search): ListArticlesInput => {
  const slugOf = (name: string): string | null => {
    const text = firstValue(search, name)?.trim() ?? '';
    return text === '' || text.length > MAX_TEXT_LENGTH ? null : text;
  };
  return {
    search: cleanSearch(firstValue(search, 'q')),
    category: slugOf('chuyen-muc'),
    tag: slugOf('the'),
    author: null,
    ...pickedIds(search),
    page: parsePage(search),
    perPage: ARTICLES_PER_PAGE,
  };
};

const pickedIds = (search: Search): Pick<ListArticlesInput, 'ids'> => {
  const ids = (firstValue(search, 'ids') ?? '').split(',').flatMap((id) => id.trim().slice(0, MAX_ID_LENGTH) || []);
  return ids.length === 0 ? {} : { ids: ids.slice(0, MAX_PICKED) };
};

/** `preview`: key of an editor's link. [ROUTE-36, CMS-02] */
export const parseArticleInput = (params: Readonly<Record<string, string>>, search: Search) => ({
  slug: params.slug ?? '',
  preview: firstValue(search, 'preview'),
});

/** Without leading or trailing slash. [ROUTE-42] */
export const toContentPath = ({ slug, slug2, slug3 }: Readonly<Record<string, string>>): string =>
  [slug, slug2, slug3].filter((part) => part !== undefined).join('/');

/** `preview`: key of an editor's link. [ROUTE-42, CMS-02] */
export const parseContentPageInput = (params: Readonly<Record<string, string>>, search: Search) => ({
  path: toContentPath(params),
  preview: firstValue(search, 'preview'),
});
