import { useQuery } from '@tanstack/react-query';
import type { Category } from '#core/catalogue/category.ts';
import { publicQueryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';

const none: readonly Category[] = [];

/** The category tree, as loaded for the header; empty when it failed to load. */
export const useCategories = (): readonly Category[] => {
  const { client } = useShop();
  return useQuery(publicQueryOf(client, 'loadShell', {})).data?.categories ?? none;
};
