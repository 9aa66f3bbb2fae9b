import type { PageLoader } from '#ui/app/page-loader.ts';

/** /flaticon */
export const loadFlaticon: PageLoader = async () => ({});
