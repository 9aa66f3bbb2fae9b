import type { PageModules } from './app/page-loader.ts';
import { loadDomainSearch } from './pages/domain-search.loader.ts';
import { loadPapers } from './pages/papers.loader.ts';
import { loadPapersList } from './pages/papers-list.loader.ts';

/** Looking for names, and the papers of those that were bought. */
export const domainPages = {
  'domain-search': { load: loadDomainSearch, component: () => import('./pages/domain-search.page.tsx') },
  'papers-list': { load: loadPapersList, component: () => import('./pages/papers-list.page.tsx') },
  papers: { load: loadPapers, component: () => import('./pages/papers.page.tsx') },
} satisfies PageModules;
