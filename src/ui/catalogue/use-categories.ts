import { useQuery } from '@tanstack/react-query';
import type { Category } from '#core/catalogue/category.ts';
import { publicQueryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';

const none: readonly Category[] = [];

/** The shop's tree, as the header has it; empty where it could not be loaded. */
export const useCategories = (): readonly Category[] => {
  const { client } = useShop();
  return useQuery(publicQueryOf(client, 'loadShell', {})).data?.categories ?? none;
};
