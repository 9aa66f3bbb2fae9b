import type { PageModules } from './app/page-loader.ts';
import { loadArticle } from './pages/article.loader.ts';
import { loadArticles } from './pages/articles.loader.ts';
import { loadAuthor } from './pages/author.loader.ts';
import { loadContentPage } from './pages/content-page.loader.ts';
import { loadProject } from './pages/project.loader.ts';
import { loadSearch } from './pages/search.loader.ts';

/** What editors publish. Their loaders come with the first of them. */
export const contentPages = {
  articles: { load: loadArticles, component: () => import('./pages/articles.page.tsx') },
  article: { load: loadArticle, component: () => import('./pages/article.page.tsx') },
  author: { load: loadAuthor, component: () => import('./pages/author.page.tsx') },
  project: { load: loadProject, component: () => import('./pages/project.page.tsx') },
  'content-page': { load: loadContentPage, component: () => import('./pages/content-page.page.tsx') },
  search: { load: loadSearch, component: () => import('./pages/search.page.tsx') },
} satisfies PageModules;
