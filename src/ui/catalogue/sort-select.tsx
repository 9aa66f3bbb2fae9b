import { type ProductQuery, sortOrders } from '#core/catalogue/product.ts';
import { classes } from '#ui/kit/css.ts';
import field from '#ui/kit/field.module.css';
import { catalogue } from './messages.vi.ts';

export const FILTER_FORM_ID = 'filters';

/** Belongs to the filter form, but is placed in the toolbar. */
export function SortSelect({ query }: { readonly query: ProductQuery }) {
  return (
    <select
      aria-label={catalogue.sort}
      className={classes(field.input, field.inputS)}
      name="sort"
      form={FILTER_FORM_ID}
      key={query.sort}
      defaultValue={query.sort}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      {sortOrders.map((order) => (
        <option key={order} value={order}>
          {catalogue.sorts[order]}
        </option>
      ))}
    </select>
  );
}
