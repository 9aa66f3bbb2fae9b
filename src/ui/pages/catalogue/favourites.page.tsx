import { MAX_COMPARED } from '#core/catalogue/comparison/compare.ts';
import { comparePath } from '#core/catalogue/comparison/compare-path.ts';
import type { Product } from '#core/catalogue/product.ts';
import * as paths from '#core/shared/paths.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { loadQueries, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { EmptyCard } from '#ui/blocks/content/empty-state.tsx';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { PlanCard, priceEntryFor } from '#ui/blocks/price/plan-card.tsx';
import { planHref } from '#ui/blocks/price/plan-href.ts';
import { CompareLink } from '#ui/catalogue/comparison/compare-link.tsx';
import { compareLinkText } from '#ui/catalogue/comparison/compare-link.vi.ts';
import { canBuyAtOnce, QuickBuy } from '#ui/catalogue/product/buy-plan.tsx';
import styles from '#ui/catalogue/reviews/favourites.module.css';
import { favouritesText } from '#ui/catalogue/reviews/favourites.vi.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { IconButton } from '#ui/kit/action/icon-button.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/theme/layout.module.css';

const favourites = pageQuery('loadFavourites');

/** [ROUTE-11] */
export const load = loadQueries([favourites]);

const HERE = paths.favourites;

/** Of customers and guests. [ROUTE-11, CAT-07] */
export function Page() {
  const { products } = usePageQuery(favourites);
  return (
    <PageFrame
      trail={[]}
      title={favouritesText.title}
      lead={products.length === 0 ? undefined : favouritesText.lead(products.length)}
      action={
        products.length < 2 ? null : (
          <ButtonLink href={comparePath(products.slice(0, MAX_COMPARED).map(({ slug }) => slug))} kind="primary">
            {compareLinkText.favourites(products.length, MAX_COMPARED)}
          </ButtonLink>
        )
      }
    >
      {products.length === 0 ? (
        <EmptyCard
          title={favouritesText.emptyTitle}
          sentence={favouritesText.emptySentence}
          href={paths.shop}
          link={favouritesText.toShop}
        />
      ) : (
        <div className={classes(layout.cols3, layout.plans)}>
          {products.map((product) => {
            const entry = priceEntryFor(product, null);
            return entry === undefined ? null : (
              <div key={product.id} className={styles.item}>
                <PlanCard
                  product={product}
                  entry={entry}
                  href={planHref(product, entry)}
                  heading="h2"
                  buy={
                    canBuyAtOnce(product) ? (
                      <QuickBuy product={product} entry={entry} kind="line" size="m" />
                    ) : undefined
                  }
                  besides={<CompareLink product={product} />}
                />
                <RemoveForm product={product} />
              </div>
            );
          })}
        </div>
      )}
    </PageFrame>
  );
}

function RemoveForm({ product }: { readonly product: Product }) {
  return (
    <CommandForm
      use="removeFavourite"
      className={styles.remove}
      isMine={(fields) => textAt(fields, 'productId') === product.id}
      command={() => ({ productId: product.id, path: HERE })}
    >
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="path" value={HERE} />
      <IconButton icon="trash" type="submit" label={favouritesText.removeOf(product.title)} />
      <FormFailure />
    </CommandForm>
  );
}
