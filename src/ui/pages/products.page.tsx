import { ListPage } from '#ui/catalogue/list-page.tsx';
import { productQueryOf } from '#ui/catalogue/product-query.ts';
import { useSearchTexts } from '#ui/kit/use-shop.ts';
import { catalogue } from '#ui/messages/catalogue.vi.ts';

/** /san-pham [ROUTE-06] */
export function Page() {
  const query = productQueryOf(useSearchTexts(), null);
  return <ListPage title={catalogue.products} lead={catalogue.productsLead} trail={[shopCrumb]} query={query} />;
}

const shopCrumb = { title: catalogue.shop, href: '/cua-hang' };
