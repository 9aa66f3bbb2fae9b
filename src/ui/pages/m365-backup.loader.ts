import { backupPlans } from '#core/catalogue/m365-backup.ts';
import { backupText } from '#ui/messages/backup.vi.ts';
import { ensure, type PageLoader } from '#ui/page-loader.ts';

/** /dang-ky-microsoft-365-backup [ROUTE-40] */
export const loadM365Backup: PageLoader = async (loader) => {
  await ensure(loader, 'products', backupPlans);
  return { description: backupText.description };
};
