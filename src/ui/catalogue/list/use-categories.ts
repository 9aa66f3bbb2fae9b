import type { Category } from '#core/catalogue/category.ts';
import { usePublicQuery } from '#ui/app/queries.ts';

const none: readonly Category[] = [];

/** The category tree, as loaded for the header; empty when it failed to load. */
export const useCategories = (): readonly Category[] => usePublicQuery('loadShell', {}).data?.categories ?? none;
