import type { ContentPaths } from '#core/shared/settings.ts';
import { usePublicQuery } from './queries.ts';

/** Pages of the content system that the shop names, from the shell's data; never sends a request. */
export const useContentPaths = (): ContentPaths | null => usePublicQuery('loadShell', {}, false).data?.pages ?? null;
