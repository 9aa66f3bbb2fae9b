import type { PageModules } from './app/page-loader.ts';
import { loadConsultation } from './pages/consultation.loader.ts';
import { loadConsultationSent } from './pages/consultation-sent.loader.ts';

/** Asking for advice, and the thanks. */
export const consultationPages = {
  consultation: { load: loadConsultation, component: () => import('./pages/consultation.page.tsx') },
  'consultation-sent': { load: loadConsultationSent, component: () => import('./pages/consultation-sent.page.tsx') },
} satisfies PageModules;
