import type { PageModules } from './app/page-loader.ts';
import { loadFlaticon } from './pages/flaticon.loader.ts';
import { loadGallery } from './pages/gallery.loader.ts';
import { loadLab } from './pages/lab.loader.ts';
import { loadSelfCheck } from './pages/self-check.loader.ts';

/** Practice in labs, and the pages for those who look after the shop. */
export const sidePages = {
  lab: { load: loadLab, component: () => import('./pages/lab.page.tsx') },
  flaticon: { load: loadFlaticon, component: () => import('./pages/flaticon.page.tsx') },
  gallery: { load: loadGallery, component: () => import('./pages/gallery.page.tsx') },
  'self-check': { load: loadSelfCheck, component: () => import('./pages/self-check.page.tsx') },
} satisfies PageModules;
