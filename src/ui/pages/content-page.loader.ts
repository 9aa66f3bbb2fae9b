import { plainText, textOfPage } from '#core/content/plain-text.ts';
import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { contentPathOf } from '#ui/content/article-query.ts';

/** Most characters of a text that search engines show. */
const LONGEST = 160;

/** /{slug}, /{slug}/{slug2} and /{slug}/{slug2}/{slug3}: what the content system has there, or the 404 page. [ROUTE-42] */
export const loadContentPage: PageLoader = async (loader) => {
  const page = await ensureFound(loader, 'contentPage', { path: contentPathOf(loader.params) }, 'page');
  const description = page.seo?.description ?? plainText(textOfPage(page)).slice(0, LONGEST);
  return {
    title: page.seo?.title ?? page.title,
    canonicalPath: `/${page.slug}`,
    ...(description === '' ? {} : { description }),
  };
};
