import type { ProductSummary } from '#core/catalogue/product.ts';
import { TAB_TERMS } from '#core/catalogue/product-projections.ts';
import type { Home } from '#core/pages/home.ts';
import * as paths from '#core/shared/paths.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { termText } from '#ui/blocks/messages.vi.ts';
import { PlanCard, priceEntryFor } from '#ui/blocks/price/plan-card.tsx';
import { planHref } from '#ui/blocks/price/plan-href.ts';
import { CompareLink } from '#ui/catalogue/comparison/compare-link.tsx';
import { home } from '#ui/catalogue/home/home-plans.vi.ts';
import { canBuyAtOnce, QuickBuy } from '#ui/catalogue/product/buy-plan.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Segmented } from '#ui/kit/navigation/tabs.tsx';
import { firstValue, withSearchChanges } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './plan-tabs.module.css';

type Tabs = NonNullable<Home['tabs']>;

/** Leading plans of four product lines, by term; both choices are links. */
export default function PlanTabs({ tabs }: { readonly tabs: Tabs }) {
  const search = useSearchTexts();
  const shown = tabs.find((tab) => tab.plans !== null);
  const plans = shown?.plans;
  if (!plans) return null;
  const terms = termsOf(plans);
  const time = terms.find((term) => String(term.time) === firstValue(search, 'term'))?.time ?? plans[0]?.defaultTerm;
  return (
    <section className={layout.sec} aria-labelledby="goi">
      <div className={layout.wrap}>
        <div className={styles.head}>
          <h2 id="goi">{home.tabs}</h2>
          <p>{home.tabsLead}</p>
        </div>
        <div className={styles.switches}>
          <Segmented
            label={home.lines}
            tabs={tabs.map(({ category }) => ({
              title: category.title,
              href: `${withSearchChanges(paths.home, search, { tab: category.handle })}`,
              current: category.handle === shown.category.handle,
            }))}
          />
          <Segmented
            label={home.terms}
            tabs={terms.map((term) => ({
              title: termText(term.time, { id: 'MONTH' }),
              href: withSearchChanges(paths.home, search, { term: String(term.time) }),
              current: term.time === time,
              hint: term.discount > 0 ? `−${term.discount}%` : null,
            }))}
          />
        </div>
        <div className={classes(layout.cols4, styles.plans)}>
          {plans.map((plan) => {
            const entry = priceEntryFor(plan, time ?? null);
            return entry === undefined ? null : (
              <PlanCard
                key={plan.id}
                product={plan}
                entry={entry}
                href={planHref(plan, entry)}
                flag={flagOf(plan, plans)}
                buy={
                  canBuyAtOnce(plan) ? (
                    <QuickBuy
                      product={plan}
                      entry={entry}
                      kind={flagOf(plan, plans) === null ? 'line' : 'primary'}
                      size="m"
                    />
                  ) : undefined
                }
                besides={<CompareLink product={plan} />}
                from={[]}
              />
            );
          })}
        </div>
        <p className={styles.foot}>
          {home.tabsNote}{' '}
          <ButtonLink href={paths.category(shown.category)} kind="text">
            {home.seeLine(shown.category.title)}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

const termsOf = (plans: readonly ProductSummary[]) =>
  (plans[0]?.prices ?? [])
    .filter(({ term, unit }) => unit.id === 'MONTH' && TAB_TERMS.includes(term))
    .map(({ term, discountPercent }) => ({ time: term, discount: discountPercent }));

/** One card per grid has the flag: the first that the catalogue marks. */
const flagOf = (plan: ProductSummary, plans: readonly ProductSummary[]): string | null =>
  plans.find(({ badge }) => badge === home.flag)?.id === plan.id ? home.flag : null;
