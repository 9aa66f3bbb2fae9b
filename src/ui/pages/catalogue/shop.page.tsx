import { loadQueries, publicPageQuery } from '#ui/app/page.ts';
import { ListPage } from '#ui/catalogue/list/list-page.tsx';
import { parseProductQuery } from '#ui/catalogue/list/product-query.ts';
import { catalogue } from '#ui/catalogue/messages.vi.ts';

const products = publicPageQuery('listProducts', ({ search }) => parseProductQuery(search, null));

export const load = loadQueries([products]);

/** /cua-hang [ROUTE-03] */
export function Page() {
  return <ListPage title={catalogue.shop} lead={catalogue.shopLead} trail={[]} products={products} />;
}
