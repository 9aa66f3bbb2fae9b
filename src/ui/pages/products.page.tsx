import { useSearchTexts } from '#ui/app/use-shop.ts';
import { ListPage } from '#ui/catalogue/list-page.tsx';
import { catalogue } from '#ui/catalogue/messages.vi.ts';
import { productQueryOf } from '#ui/catalogue/product-query.ts';

/** /san-pham [ROUTE-06] */
export function Page() {
  const query = productQueryOf(useSearchTexts(), null);
  return <ListPage title={catalogue.products} lead={catalogue.productsLead} trail={[shopCrumb]} query={query} />;
}

const shopCrumb = { title: catalogue.shop, href: '/cua-hang' };
