import type { Facet } from '#core/catalogue/plans/facets.ts';
import type { ListQuery } from '#core/catalogue/product-list.ts';
import { classes } from '#ui/kit/css.ts';
import { Check } from '#ui/kit/form/check.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { facetTitle, facetValueText } from './facet-names.vi.ts';
import styles from './filters.module.css';

/** Sizes are asked first, so they stand open. */
const openAtFirst = ['cpu', 'ram', 'gpu'];

/** One foldable group of checkboxes per facet, each value with the number of plans it leaves. */
export function FilterFacets({ facets, query }: { readonly facets: readonly Facet[]; readonly query: ListQuery }) {
  return facets.map(({ name, title, values }) => {
    const chosen = query.facets?.[name] ?? [];
    return (
      <details key={name} className={styles.facet} open={chosen.length > 0 || openAtFirst.includes(name)}>
        <summary>
          {facetTitle(name, title)}
          <Icon name="down" />
        </summary>
        <div className={classes(styles.values, values.length > 5 && title === null && styles.inTwo)}>
          {values.map(({ value, count }) => (
            <Check
              key={value}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              count={count}
              data-none={count === 0 || undefined}
            >
              {facetValueText(name, value)}
            </Check>
          ))}
        </div>
      </details>
    );
  });
}
