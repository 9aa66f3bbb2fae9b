import type { InputHTMLAttributes } from 'react';
import type { Product, ProductSummary } from '#core/catalogue/product.ts';
import { isDomainProduct } from '#core/catalogue/product-line.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import { computeTermSavings } from '#core/pricing/term-savings.ts';
import { formatDong, zeroDong } from '#core/shared/dong.ts';
import { perUnit, termText } from '#ui/blocks/messages.vi.ts';
import { PickGrid, TermTile } from '#ui/kit/form/pick-tile.tsx';
import { product as text } from './product.vi.ts';
import type { ConfigurationState } from './use-configuration.ts';

export function TermSection({ product, state }: { readonly product: Product; readonly state: ConfigurationState }) {
  return (
    <section>
      <h2>
        {isDomainProduct(product) ? text.termDomain : text.term}{' '}
        {isDomainProduct(product) ? null : <small>{text.termHint}</small>}
      </h2>
      <TermTiles
        product={product}
        inputOf={({ term }) => ({
          name: 'configuration.term',
          checked: term === state.configuration.term,
          onChange: () => state.choose({ term }),
        })}
      />
    </section>
  );
}

/** Each term with its price and what it saves. */
export function TermTiles({
  product,
  inputOf,
}: {
  readonly product: ProductSummary;
  readonly inputOf: (entry: PriceEntry) => InputHTMLAttributes<HTMLInputElement>;
}) {
  const savings = computeTermSavings(product.prices);
  return (
    <PickGrid layout="terms" label={text.term}>
      {product.prices.map((entry, at) => {
        const saved = savings[at]?.amount ?? zeroDong;
        return (
          <TermTile
            // Another product has other prices.
            key={`${product.id} ${entry.term}`}
            {...inputOf(entry)}
            value={entry.term}
            term={termText(entry.term, entry.unit)}
            price={formatDong(entry.perUnit)}
            unit={perUnit(entry.unit.name)}
            saving={saved > 0 ? text.saves(formatDong(saved)) : text.listPrice}
            saves={saved > 0}
          />
        );
      })}
    </PickGrid>
  );
}
