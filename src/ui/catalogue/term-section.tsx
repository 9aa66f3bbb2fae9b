import type { Product } from '#core/catalogue/product.ts';
import { computeTermSavings } from '#core/pricing/term-savings.ts';
import { formatDong } from '#core/shared/dong.ts';
import { perUnit, termText } from '#ui/blocks/messages.vi.ts';
import { PickGrid, TermTile } from '#ui/kit/pick-tile.tsx';
import { product as text } from './product.vi.ts';
import type { ConfigurationState } from './use-configuration.ts';

export function TermSection({ product, state }: { readonly product: Product; readonly state: ConfigurationState }) {
  const savings = computeTermSavings(product.prices);
  return (
    <section>
      <h2>
        {product.type === 'domain' ? text.termDomain : text.term}
        {product.type === 'domain' ? null : <small>{text.termHint}</small>}
      </h2>
      <PickGrid layout="terms" label={text.term}>
        {product.prices.map((entry, at) => {
          const saved = savings[at]?.amount ?? 0;
          return (
            <TermTile
              key={entry.term}
              name="configuration.term"
              value={entry.term}
              checked={entry.term === state.configuration.term}
              onChange={() => state.choose({ term: entry.term })}
              term={termText(entry.term, entry.unit)}
              price={formatDong(entry.perUnit)}
              unit={perUnit(entry.unit.name)}
              saving={saved > 0 ? text.saves(formatDong(savings[at]?.amount ?? entry.perUnit)) : text.listPrice}
              saves={saved > 0}
            />
          );
        })}
      </PickGrid>
    </section>
  );
}
