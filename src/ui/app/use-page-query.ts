import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { InputOf, QueryName } from '#core/operations.ts';
import { optionsOf, type PageAddress, type PageQuery } from './page.ts';
import { useSearchTexts, useShop } from './use-shop.ts';

/** The address of the page that is drawn, as its loader got it. */
const usePageAddress = (): PageAddress => {
  // Every parameter of the route table is a text.
  const params = useParams({ strict: false }) as PageAddress['params'];
  return { context: useShop(), params, search: useSearchTexts() };
};

/** What the address asks for. */
export const usePageInput = <Name extends QueryName>({ inputOf }: PageQuery<Name>): InputOf<Name> =>
  inputOf(usePageAddress());

/** Query options of a page's query, for parts that a page can be drawn without: `useQuery(usePageOptions(query))`. */
export const usePageOptions = <Name extends QueryName>(query: PageQuery<Name>) => optionsOf(query, usePageAddress());

/** What the page's loader asked for. */
export const usePageQuery = <Name extends QueryName>(query: PageQuery<Name>) =>
  useSuspenseQuery(usePageOptions(query)).data;
