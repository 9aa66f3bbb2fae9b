import { type ListOrder, listOrders, sortColumns } from '#core/catalogue/plans/list-order.ts';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import styles from '#ui/catalogue/catalogue.module.css';
import { Button } from '#ui/kit/action/button.tsx';
import { InlineSelect } from '#ui/kit/form/inline-select.tsx';
import { useFormNavigation } from '#ui/navigation/form-navigation.ts';
import { hiddenSearch } from '#ui/navigation/hidden-search.ts';
import type { Search } from '#ui/navigation/search.ts';
import { listTexts } from './list-texts.vi.ts';

/** Chosen at the head of the table; offered here only while it is in force. */
const isColumnOrder = (order: ListOrder): boolean => sortColumns.some((column) => order.startsWith(column));

/** GET form in the toolbar that keeps the filters and returns to the first page. */
export function SortForm({
  path,
  search,
  order,
  asked,
}: {
  readonly path: string;
  readonly search: Search;
  readonly order: ListOrder;
  readonly asked: ListOrder | null;
}) {
  const send = useFormNavigation(path);
  return (
    <form action={path} method="get" className={styles.sort} onSubmit={send}>
      <HiddenFields fields={hiddenSearch(search, 'sort', 'page')} />
      <InlineSelect
        label={listTexts.sort}
        name="sort"
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
      </InlineSelect>
      <noscript>
        <Button type="submit" size="s">
          {listTexts.apply}
        </Button>
      </noscript>
    </form>
  );
}
