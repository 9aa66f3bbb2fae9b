import type { PageLoader } from '#ui/app/page-loader.ts';
import { withPendingLogin } from '#ui/login/for-guests.ts';

/** What it shows is the step that this browser is in. */
export const loadCompleteRegistration: PageLoader = async (loader) => {
  await withPendingLogin(loader);
  return {};
};
