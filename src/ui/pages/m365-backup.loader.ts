import { backupPlans } from '#core/catalogue/m365-backup.ts';
import { ensure, type PageLoader } from '#ui/app/page-loader.ts';
import { backupText } from '#ui/catalogue/backup.vi.ts';

/** /dang-ky-microsoft-365-backup [ROUTE-40] */
export const loadM365Backup: PageLoader = async (loader) => {
  await ensure(loader, 'products', backupPlans);
  return { description: backupText.description };
};
