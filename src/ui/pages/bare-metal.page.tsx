import type { ProductSummary } from '#core/catalogue/product.ts';
import * as paths from '#core/shared/paths.ts';
import { loadQueries, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { Availability } from '#ui/blocks/availability.tsx';
import { perUnit } from '#ui/blocks/messages.vi.ts';
import { priceEntryFor } from '#ui/blocks/plan-card.tsx';
import styles from '#ui/catalogue/bare-metal.module.css';
import { ListPage } from '#ui/catalogue/list-page.tsx';
import { catalogue } from '#ui/catalogue/messages.vi.ts';
import { BARE_METAL, parseProductQuery } from '#ui/catalogue/product-query.ts';
import { Card } from '#ui/kit/card.tsx';
import { Price } from '#ui/kit/price.tsx';
import { NumberCell, Table } from '#ui/kit/table.tsx';
import { Link } from '#ui/navigation/link.tsx';

const machines = publicPageQuery('listProducts', ({ search }) => parseProductQuery(search, BARE_METAL));

export const load = loadQueries([machines]);

const COLUMNS = 4;

/** /baremetal: servers with their specifications and availability. [ROUTE-02] */
export function Page() {
  return (
    <ListPage
      title={catalogue.bareMetal}
      lead={catalogue.bareMetalLead}
      trail={[{ title: catalogue.shop, href: paths.shop }]}
      products={machines}
      current={BARE_METAL}
      above={<MachineTable />}
    />
  );
}

function MachineTable() {
  const { products } = usePageQuery(machines);
  const labels = products[0]?.specifications.slice(0, COLUMNS).map(({ label }) => label) ?? [];
  if (products.length === 0) return null;
  const columns = [catalogue.machine, ...labels, catalogue.availability, { numeric: catalogue.pricePerMonth }];
  return (
    <Card className={styles.machines}>
      <Table caption={catalogue.bareMetalTable} columns={columns}>
        {products.map((product) => (
          <MachineRow key={product.id} product={product} labels={labels} />
        ))}
      </Table>
    </Card>
  );
}

function MachineRow({ product, labels }: { readonly product: ProductSummary; readonly labels: readonly string[] }) {
  const entry = priceEntryFor(product, null);
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <Link href={paths.product(product.slug)}>{product.title}</Link>
      </th>
      {labels.map((label) => (
        <td key={label}>{product.specifications.find((each) => each.label === label)?.value ?? '–'}</td>
      ))}
      <td>
        <Availability product={product} />
      </td>
      <NumberCell>
        {entry ? <Price amount={entry.perUnit} unit={perUnit(entry.unit.name)} size="s" /> : null}
      </NumberCell>
    </tr>
  );
}
