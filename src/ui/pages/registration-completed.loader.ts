import { ensure, type PageLoader } from '#ui/app/page-loader.ts';

/** Who comes here is logged in; the page says so to nobody else. */
export const loadRegistrationCompleted: PageLoader = async (loader) => {
  await ensure(loader, 'visitor', {});
  return {};
};
