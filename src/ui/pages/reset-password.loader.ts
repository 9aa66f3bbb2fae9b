import { withPendingLogin } from '#ui/login/for-guests.ts';
import type { PageLoader } from '#ui/page-loader.ts';

/** What it shows is the step that this browser is in. */
export const loadResetPassword: PageLoader = async (loader) => {
  await withPendingLogin(loader);
  return {};
};
