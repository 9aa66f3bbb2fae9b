import { ensure, type PageLoader } from '#ui/app/page-loader.ts';

/** [CON-01] */
export const loadPrivacyChoices: PageLoader = async (loader) => {
  await ensure(loader, 'consent', {});
  return {};
};
