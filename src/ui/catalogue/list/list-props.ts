import type { ListQuery, ProductList } from '#core/catalogue/product-list.ts';
import type { Search } from '#ui/navigation/search.ts';
import type { ListView } from './list-view.ts';

/** What every part of a list page shows. */
export type ListProps = {
  readonly answer: ProductList;
  readonly query: ListQuery;
  readonly path: string;
  readonly search: Search;
  readonly view: ListView;
  readonly defaultView: ListView;
};
