import { useSearchTexts } from '#ui/app/use-shop.ts';
import { ListPage } from '#ui/catalogue/list-page.tsx';
import { catalogue } from '#ui/catalogue/messages.vi.ts';
import { productQueryOf } from '#ui/catalogue/product-query.ts';

/** /cua-hang [ROUTE-03] */
export function Page() {
  const query = productQueryOf(useSearchTexts(), null);
  return <ListPage title={catalogue.shop} lead={catalogue.shopLead} trail={[]} query={query} />;
}
