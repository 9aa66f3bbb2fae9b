import type { PageLoader } from '#ui/app/page-loader.ts';

/** The page says the same to everybody; what was sent is told by the notice. */
export const loadConsultationSent: PageLoader = async () => ({});
