export { listArticles } from './list-articles.ts';
export { loadArticle } from './load-article.ts';
export { loadAuthor } from './load-author.ts';
export { loadContentPage } from './load-content-page.ts';
export { loadProject } from './load-project.ts';
export { loadPublications } from './load-publications.ts';
