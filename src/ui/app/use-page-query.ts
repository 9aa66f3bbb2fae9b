import { useSuspenseQuery } from '@tanstack/react-query';
import type { InputOf, QueryName } from '#core/operations.ts';
import { type PageAddress, type PageQuery, queryOptionsAt } from './page.ts';
import { usePathParams, useSearchTexts, useShop } from './use-shop.ts';

const usePageAddress = (): PageAddress => ({
  context: useShop(),
  params: usePathParams(),
  search: useSearchTexts(),
});

export const usePageInput = <Name extends QueryName>({ inputOf }: PageQuery<Name>): InputOf<Name> =>
  inputOf(usePageAddress());

/** Query options for optional data: `useQuery(usePageOptions(query))`. */
export const usePageOptions = <Name extends QueryName>(query: PageQuery<Name>) =>
  queryOptionsAt(query, usePageAddress());

export const usePageQuery = <Name extends QueryName>(query: PageQuery<Name>) =>
  useSuspenseQuery(usePageOptions(query)).data;
