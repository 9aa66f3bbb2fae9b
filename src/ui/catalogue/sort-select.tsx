import { type ListOrder, listOrders, sortColumns } from '#core/catalogue/list-order.ts';
import { classes } from '#ui/kit/css.ts';
import field from '#ui/kit/field.module.css';
import { listTexts } from './list-texts.vi.ts';

export const FILTER_FORM_ID = 'filters';

/** Chosen at the head of the table; offered here only while it is in force. */
const isColumnOrder = (order: ListOrder): boolean => sortColumns.some((column) => order.startsWith(column));

/** Belongs to the filter form, but is placed in the toolbar. */
export function SortSelect({ order, asked }: { readonly order: ListOrder; readonly asked: ListOrder | null }) {
  return (
    <select
      aria-label={listTexts.sort}
      className={classes(field.input, field.inputS)}
      name="sort"
      form={FILTER_FORM_ID}
      key={`${asked} ${order}`}
      defaultValue={asked ?? ''}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      {listOrders
        .filter((each) => each === order || !isColumnOrder(each))
        .map((each) => (
          <option key={each} value={asked === null && each === order ? '' : each}>
            {listTexts.sorts[each]}
          </option>
        ))}
    </select>
  );
}
