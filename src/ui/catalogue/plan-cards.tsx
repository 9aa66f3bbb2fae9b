import { priceForTerm } from '#core/catalogue/plan-facets.ts';
import type { ProductList } from '#core/catalogue/product-list.ts';
import { PlanCard } from '#ui/blocks/plan-card.tsx';
import { planHref } from '#ui/blocks/plan-href.ts';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { canBuyAtOnce, QuickBuy } from './buy-plan.tsx';
import { CompareLink } from './compare-link.tsx';
import { catalogue } from './messages.vi.ts';

export function PlanCards({ answer, store }: { readonly answer: ProductList; readonly store: string | null }) {
  const { products, selection } = answer;
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
            heading="h2"
            flag={product.id === flagged ? catalogue.flag : null}
            buy={
              canBuyAtOnce(product, selection?.configuration) ? (
                <QuickBuy product={product} entry={entry} kind={product.id === flagged ? 'primary' : 'line'} size="m" />
              ) : undefined
            }
            besides={<CompareLink product={product} />}
          />
        );
      })}
    </div>
  );
}
