import * as paths from '#core/shared/paths.ts';
import { ensure, ensureFound, type PageLoader, publicPageQuery } from '#ui/app/page.ts';
import { ListPage } from '#ui/catalogue/list/list-page.tsx';
import { BARE_METAL, parseCategoryInput, parseProductQuery } from '#ui/catalogue/list/product-query.ts';
import { catalogue } from '#ui/catalogue/messages.vi.ts';

const servers = publicPageQuery('listProducts', ({ search }) => parseProductQuery(search, BARE_METAL));
const line = publicPageQuery('loadCategory', ({ search }) => parseCategoryInput({ slug: BARE_METAL }, search));

export const load: PageLoader = async (loader) => {
  await Promise.all([ensureFound(loader, line, 'page'), ensure(loader, servers)]);
  return undefined;
};

/**
 * /baremetal: servers with their specifications and availability, as a table at first. A missing page where the shop
 * sells none. [ROUTE-02]
 */
export function Page() {
  return (
    <ListPage
      title={catalogue.bareMetal}
      lead={catalogue.bareMetalLead}
      trail={[{ title: catalogue.shop, href: paths.shop }]}
      products={servers}
      current={BARE_METAL}
      defaultView="bang"
    />
  );
}
