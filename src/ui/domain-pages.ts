import type { PageModules } from './page-loader.ts';
import { loadDomainSearch } from './pages/domain-search.loader.ts';

/** Looking for names. */
export const domainPages = {
  'domain-search': { load: loadDomainSearch, component: () => import('./pages/domain-search.page.tsx') },
} satisfies PageModules;
