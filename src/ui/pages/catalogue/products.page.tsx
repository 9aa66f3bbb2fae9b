import * as paths from '#core/shared/paths.ts';
import { loadQueries, publicPageQuery } from '#ui/app/page.ts';
import { ListPage } from '#ui/catalogue/list/list-page.tsx';
import { parseProductQuery } from '#ui/catalogue/list/product-query.ts';
import { catalogue } from '#ui/catalogue/messages.vi.ts';

const products = publicPageQuery('listProducts', ({ search }) => parseProductQuery(search, null));

export const load = loadQueries([products]);

/** /san-pham [ROUTE-06] */
export function Page() {
  return <ListPage title={catalogue.products} lead={catalogue.productsLead} trail={[shopCrumb]} products={products} />;
}

const shopCrumb = { title: catalogue.shop, href: paths.shop };
