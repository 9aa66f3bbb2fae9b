import { ListPage } from '#ui/catalogue/list-page.tsx';
import { productQueryOf } from '#ui/catalogue/product-query.ts';
import { useSearchTexts } from '#ui/kit/use-shop.ts';
import { catalogue } from '#ui/messages/catalogue.vi.ts';

/** /cua-hang [ROUTE-03] */
export function Page() {
  const query = productQueryOf(useSearchTexts(), null);
  return <ListPage title={catalogue.shop} lead={catalogue.shopLead} trail={[]} query={query} />;
}
