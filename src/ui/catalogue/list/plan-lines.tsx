import type { ProductSummary } from '#core/catalogue/product.ts';
import * as paths from '#core/shared/paths.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import layout from '#ui/theme/layout.module.css';
import type { ListProps } from './list-props.ts';
import { PlanCards } from './plan-cards.tsx';
import styles from './plan-lines.module.css';
import { planLinesText as text } from './plan-lines.vi.ts';
import { withStore } from './store-links.ts';
import { useCategories } from './use-categories.ts';

/** The plans of a mixed list, each product line under its name with a link to all of it. [CAT-01] */
export default function PlanLines({ answer, query: { store } }: Pick<ListProps, 'answer' | 'query'>) {
  const website = useCategories();
  const lines = (answer.tree ?? website).flatMap((group) => group.children);
  return groupByLine(answer.products).map(({ category, products }) => {
    const { id, handle, title } = category;
    const line = lines.find((each) => each.handle === handle);
    return (
      <section key={id} className={styles.line} aria-labelledby={`dong-${handle}`}>
        <div className={styles.head}>
          <h2 id={`dong-${handle}`}>{title}</h2>
          <ButtonLink href={withStore(paths.category(category), store)} kind="text">
            {text.all(line?.productCount ?? null)}
            <span className={layout.sr}> {title}</span>
            <Icon name="arrow" size="s" />
          </ButtonLink>
        </div>
        <PlanCards products={products} selection={answer.selection} store={store} heading="h3" />
      </section>
    );
  });
}

type Line = { readonly category: ProductSummary['category']; readonly products: readonly ProductSummary[] };

/** In the given order, in which a line stands together. */
const groupByLine = (products: readonly ProductSummary[]): readonly Line[] => {
  const byId = new Map<string, ProductSummary[]>();
  for (const product of products) {
    const line = byId.get(product.category.id);
    if (line === undefined) byId.set(product.category.id, [product]);
    else line.push(product);
  }
  return [...byId.values()].flatMap((line) => (line[0] ? [{ category: line[0].category, products: line }] : []));
};
