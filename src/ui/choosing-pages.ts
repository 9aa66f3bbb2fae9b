import type { PageModules } from './app/page-loader.ts';
import { loadCompare } from './pages/compare.loader.ts';
import { loadM365Backup } from './pages/m365-backup.loader.ts';
import { loadM365BackupDone } from './pages/m365-backup-done.loader.ts';

/** What helps to choose. Their loaders come with the first of them. */
export const choosingPages = {
  compare: { load: loadCompare, component: () => import('./pages/compare.page.tsx') },
  'm365-backup': { load: loadM365Backup, component: () => import('./pages/m365-backup.page.tsx') },
  'm365-backup-done': { load: loadM365BackupDone, component: () => import('./pages/m365-backup-done.page.tsx') },
} satisfies PageModules;
