import { columnsOfLine } from '#core/catalogue/category.ts';
import type { ListOrder } from '#core/catalogue/plans/list-order.ts';
import {
  columnValue,
  isSortable,
  type PlanColumn,
  planColumns,
  writtenValue,
} from '#core/catalogue/plans/plan-columns.ts';
import { priceForTerm } from '#core/catalogue/plans/plan-facets.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import { blocks, perUnit, termText } from '#ui/blocks/messages.vi.ts';
import { Availability } from '#ui/blocks/price/availability.tsx';
import { planHref } from '#ui/blocks/price/plan-href.ts';
import { Price } from '#ui/blocks/price/price.tsx';
import { canBuyAtOnce, QuickBuy } from '#ui/catalogue/product/buy-plan.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { type Search, withSearchChanges } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import type { ListProps } from './list-props.ts';
import { listTexts } from './list-texts.vi.ts';
import styles from './plan-table.module.css';
import { useCategories } from './use-categories.ts';

/** Plan × size × price, sorted by links at its head. Other properties are named by the plans themselves. [ROUTE-02] */
export default function PlanTable({ answer, query, path, search }: ListProps) {
  const { products, order, selection } = answer;
  const written = columnsOfLine(useCategories(), query.category);
  const columns = planColumns.filter(
    (column) => written.length === 0 && products.some((each) => columnValue(column, each)),
  );
  const isOther = columns.length === 0 && written.length === 0;
  return (
    <Card className={styles.card}>
      <table className={styles.table}>
        <caption className={layout.sr}>{listTexts.tableOf}</caption>
        <thead>
          <tr>
            <th scope="col">{listTexts.plan}</th>
            {columns.map((column) => (
              <SortHead key={column} column={column} order={order} path={path} search={search} />
            ))}
            {written.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            {isOther ? <th scope="col">{listTexts.details}</th> : null}
            <th scope="col">{listTexts.availability}</th>
            <SortHead column="price" order={order} path={path} search={search} />
            <th scope="col">
              <span className={layout.sr}>{blocks.choosePlan}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => {
            const entry = priceForTerm(product, selection?.term ?? null);
            const carried = { chosen: selection?.configuration, store: query.store };
            return entry === null ? null : (
              <PlanRow
                key={product.id}
                product={product}
                entry={entry}
                href={planHref(product, entry, carried)}
                columns={columns}
                written={written}
                canBuy={canBuyAtOnce(product, selection?.configuration)}
              />
            );
          })}
        </tbody>
      </table>
      <p className={styles.basis}>
        {listTexts.priceBasis(
          products.some(({ vat }) => vat.isIncluded),
          products.some(({ vat }) => !vat.isIncluded),
        )}
      </p>
    </Card>
  );
}

type RowProps = {
  readonly product: ProductSummary;
  readonly entry: PriceEntry;
  readonly href: string;
  readonly columns: readonly PlanColumn[];
  /** Labels that the line itself names. */
  readonly written: readonly string[];
  readonly canBuy: boolean;
};

function PlanRow({ product, entry, href, columns, written, canBuy }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <Link href={href}>{product.title}</Link>
      </th>
      {columns.map((column) => (
        <td key={column} className={styles.size} data-label={listTexts.columns[column]}>
          {columnValue(column, product) ?? '–'}
        </td>
      ))}
      {written.map((label) => (
        <td key={label} className={styles.size} data-label={label}>
          {writtenValue(label, product) ?? '–'}
        </td>
      ))}
      {columns.length + written.length > 0 ? null : (
        <td className={styles.details}>
          {product.specifications
            .slice(0, 3)
            .map(({ label, value }) => `${label}: ${value}`)
            .join(' · ')}
        </td>
      )}
      <td className={styles.stock}>
        <Availability product={product} />
      </td>
      <td className={styles.price}>
        <Price amount={entry.perUnit} unit={perUnit(entry.unit.name)} size="s" />
        <small>{listTexts.forTerm(termText(entry.term, entry.unit))}</small>
      </td>
      <td className={styles.act}>
        {canBuy ? (
          <QuickBuy product={product} entry={entry} kind="line" size="s" />
        ) : (
          <ButtonLink href={href} size="s">
            {product.isAvailable ? listTexts.choose : blocks.unavailable}
            <span className={layout.sr}> {product.title}</span>
          </ButtonLink>
        )}
      </td>
    </tr>
  );
}

/** A second click reverses the order. */
function SortHead({
  column,
  order,
  path,
  search,
}: {
  readonly column: PlanColumn | 'price';
  readonly order: ListOrder;
  readonly path: string;
  readonly search: Search;
}) {
  const title = column === 'price' ? listTexts.price : listTexts.columns[column];
  const className = column === 'price' ? styles.price : styles.size;
  if (column !== 'price' && !isSortable(column))
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  const isAscending = order === `${column}-asc`;
  const isDescending = order === `${column}-desc`;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : undefined}
    >
      <Link
        href={withSearchChanges(path, search, { sort: `${column}-${isAscending ? 'desc' : 'asc'}`, page: null })}
        inPlace
        aria-label={listTexts.sortBy(title, isAscending)}
      >
        {title}{' '}
        <span className={styles.arrow} aria-hidden="true">
          {isAscending ? '↑' : isDescending ? '↓' : '↕'}
        </span>
      </Link>
    </th>
  );
}
