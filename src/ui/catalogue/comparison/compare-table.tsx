import type { ReactNode } from 'react';
import { type ComparedProduct, comparedPrices } from '#core/catalogue/comparison/compare.ts';
import type { ComparisonView } from '#core/catalogue/comparison/compare-path.ts';
import { comparePiecePrices, type PieceRow } from '#core/catalogue/comparison/compare-piece-prices.ts';
import {
  type ComparedCell,
  type ComparedRow,
  compareSpecifications,
} from '#core/catalogue/comparison/compare-specifications.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import { displayAmount } from '#core/pricing/amounts.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import { type Dong, formatDong } from '#core/shared/dong.ts';
import { perUnit, termText } from '#ui/blocks/messages.vi.ts';
import { Availability } from '#ui/blocks/price/availability.tsx';
import { priceText } from '#ui/blocks/price/price.vi.ts';
import { classes } from '#ui/kit/css.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './compare.module.css';
import { compareText as text } from './compare.vi.ts';
import { CompareHead } from './compare-head.tsx';

type Given = { readonly products: readonly ComparedProduct[]; readonly view: ComparisonView };

/** On phones a row's name is above its values, so that three columns fit without scrolling. [CAT-08] */
export function CompareTable({ products, view }: Given) {
  const { entries } = comparedPrices(
    products.map(({ product }) => product),
    view.term,
  );
  const rows = compareSpecifications(products.map(({ product }) => withoutState(product)));
  const shown = view.onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  return (
    <>
      <table className={classes(styles.table, products.length === 1 && styles.one)} data-columns={products.length}>
        <caption className={layout.sr}>{text.table}</caption>
        <thead>
          <tr>
            <td className={styles.corner}>{text.property}</td>
            {products.map((each, at) => (
              <CompareHead
                key={each.product.id}
                compared={each}
                entry={entries[at] ?? null}
                all={products}
                view={view}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <PriceRows products={products} entries={entries} />
          {comparePiecePrices(
            products.map(({ product }) => product),
            entries,
          ).map((row) => (
            <PiecePrices key={row.piece} row={row} entries={entries} />
          ))}
          {shown.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      </table>
      {products.length > 1 && view.onlyDifferences && shown.length === 0 ? (
        <Note kind="plain">{text.allSame}</Note>
      ) : null}
    </>
  );
}

/** The availability row lists the stock per location. [CAT-10] */
const withoutState = (product: ProductSummary): ProductSummary =>
  product.locations.length === 0
    ? product
    : { ...product, specifications: product.specifications.filter(({ label }) => label !== text.availability) };

function PriceRows({
  products,
  entries,
}: {
  readonly products: readonly ComparedProduct[];
  readonly entries: readonly (PriceEntry | null)[];
}) {
  const cell = (draw: (each: ComparedProduct, entry: PriceEntry) => ReactNode) =>
    products.map((each, at) => {
      const entry = entries[at];
      return <td key={each.product.id}>{entry ? draw(each, entry) : text.none}</td>;
    });
  return (
    <>
      <tr>
        <th scope="row">{text.pay}</th>
        {cell(({ product }, entry) => (
          <>
            <b>{formatDong(displayAmount(entry.charge, product.vat))}</b>{' '}
            <small>
              {termText(entry.term, entry.unit)}, {product.vat.isIncluded ? priceText.vatInside : priceText.vatOutside}
            </small>
          </>
        ))}
      </tr>
      <tr>
        <th scope="row">{text.renewal}</th>
        {cell((_, entry) => (
          <UnitPrice amount={entry.renewalPerUnit} entry={entry} />
        ))}
      </tr>
      <tr>
        <th scope="row">{text.availability}</th>
        {products.map(({ product }) => (
          <td key={product.id}>
            <Availability product={product} />
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{text.purpose}</th>
        {products.map(({ product }) => (
          <td key={product.id} className={styles.quiet}>
            {product.summary}
          </td>
        ))}
      </tr>
    </>
  );
}

/** Breaks before its unit, not within a word. */
function UnitPrice({ amount, entry }: { readonly amount: Dong; readonly entry: PriceEntry | null }) {
  return (
    <>
      {formatDong(amount)}
      <wbr />/{perUnit(entry?.unit.name ?? '')}
    </>
  );
}

function PiecePrices({ row, entries }: { readonly row: PieceRow; readonly entries: readonly (PriceEntry | null)[] }) {
  return (
    <tr>
      <th scope="row">{text.pieces[row.piece]}</th>
      {row.cells.map(({ price, isLowest }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells are its columns, which never change places
        <td key={at}>
          {price === null ? (
            <span className={styles.none}>{text.none}</span>
          ) : (
            <UnitPrice amount={price} entry={entries[at] ?? null} />
          )}{' '}
          {isLowest ? <small className={styles.most}>{text.cheapest}</small> : null}
        </td>
      ))}
    </tr>
  );
}

function Row({ row }: { readonly row: ComparedRow }) {
  const { label, dimension, differs, cells } = row;
  return (
    <tr className={differs ? styles.differs : undefined}>
      <th scope="row">
        {label ?? (dimension === null ? row.key : text.dimensions[dimension])}
        {differs ? <span className={layout.sr}> ({text.differs})</span> : null}
      </th>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells are its columns, which never change places
        <td key={at}>
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell }: { readonly cell: ComparedCell }) {
  if (cell.text === null) return <span className={styles.none}>{text.none}</span>;
  return (
    <>
      {cell.text} {cell.label === null ? null : <small>{cell.label}</small>}{' '}
      {cell.commonMeasure === null ? null : <small>{text.measure(cell.commonMeasure)}</small>}{' '}
      {cell.isHighest ? <small className={styles.most}>{text.most}</small> : null}
    </>
  );
}
