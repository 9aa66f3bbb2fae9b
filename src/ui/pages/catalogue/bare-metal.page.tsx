import * as paths from '#core/shared/paths.ts';
import { loadQueries, publicPageQuery } from '#ui/app/page.ts';
import { ListPage } from '#ui/catalogue/list/list-page.tsx';
import { BARE_METAL, parseProductQuery } from '#ui/catalogue/list/product-query.ts';
import { catalogue } from '#ui/catalogue/messages.vi.ts';

const servers = publicPageQuery('listProducts', ({ search }) => parseProductQuery(search, BARE_METAL));

export const load = loadQueries([servers]);

/** /baremetal: servers with their specifications and availability, as a table at first. [ROUTE-02] */
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
