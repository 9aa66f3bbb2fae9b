import { priceForTerm } from '#core/catalogue/plans/plan-facets.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import type { ProductList } from '#core/catalogue/product-list.ts';
import { PlanCard } from '#ui/blocks/price/plan-card.tsx';
import { planHref } from '#ui/blocks/price/plan-href.ts';
import { CompareLink } from '#ui/catalogue/comparison/compare-link.tsx';
import { catalogue } from '#ui/catalogue/messages.vi.ts';
import { canBuyAtOnce, QuickBuy } from '#ui/catalogue/product/buy-plan.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/theme/layout.module.css';

/** A grid of plans, whole lists or one product line of them; `heading` is that of a card. */
export function PlanCards({
  products,
  selection,
  store,
  heading = 'h2',
}: Pick<ProductList, 'selection'> & {
  readonly products: readonly ProductSummary[];
  readonly store: string | null;
  readonly heading?: 'h2' | 'h3';
}) {
  const flagged = products.find(({ badge }) => badge === catalogue.flag)?.id;
  return (
    <div className={classes(layout.cols3, layout.plans)}>
      {products.map((product) => {
        const entry = priceForTerm(product, selection?.term ?? null);
        return entry === null ? null : (
          <PlanCard
            key={product.id}
            product={product}
            entry={entry}
            href={planHref(product, entry, { chosen: selection?.configuration, store })}
            heading={heading}
            flag={product.id === flagged ? catalogue.flag : null}
            buy={
              canBuyAtOnce(product, selection?.configuration) ? (
                <QuickBuy product={product} entry={entry} kind={product.id === flagged ? 'primary' : 'line'} size="m" />
              ) : undefined
            }
            besides={<CompareLink product={product} />}
            from={[selection?.configuration]}
          />
        );
      })}
    </div>
  );
}
