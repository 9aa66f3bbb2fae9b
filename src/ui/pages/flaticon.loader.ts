import type { PageLoader } from '#ui/page-loader.ts';

/** /flaticon */
export const loadFlaticon: PageLoader = async () => ({});
