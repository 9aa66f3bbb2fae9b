import type { ProductQuery } from '#core/catalogue/product.ts';
import { sortOrders } from '#core/catalogue/product.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Check } from '#ui/kit/check-tile.tsx';
import { InlineSelect, TextInput } from '#ui/kit/field.tsx';
import { useFormNavigation } from '#ui/kit/form-navigation.ts';
import { Link } from '#ui/kit/link.tsx';
import { catalogue } from '#ui/messages/catalogue.vi.ts';
import styles from './catalogue.module.css';

const FORM = 'filters';

/** Keyword, price and promotion, as a GET form: without script the button sends it, with script every change does. */
export function Filters({ path, query }: { readonly path: string; readonly query: ProductQuery }) {
  const send = useFormNavigation(path);
  return (
    <Card className={styles.filters} labelledBy="loc">
      <form id={FORM} action={path} method="get" onSubmit={send} key={JSON.stringify(query)}>
        <div className={styles.filtersHead}>
          <h2 id="loc">{catalogue.filters}</h2>
          <Link href={path}>{catalogue.clear}</Link>
        </div>
        {query.store === null ? null : <input type="hidden" name="store" value={query.store} />}
        {query.tag === null ? null : <input type="hidden" name="tag" value={query.tag} />}
        <TextInput
          marked={false}
          label={catalogue.keyword}
          name="q"
          type="search"
          icon="search"
          defaultValue={query.keyword ?? ''}
          placeholder={catalogue.keywordHint}
          maxLength={100}
        />
        <fieldset className={styles.range}>
          <legend>{catalogue.priceRange}</legend>
          <TextInput
            marked={false}
            label={catalogue.priceFrom}
            name="from"
            inputMode="numeric"
            defaultValue={query.priceFrom ?? ''}
          />
          <TextInput
            marked={false}
            label={catalogue.priceTo}
            name="to"
            inputMode="numeric"
            defaultValue={query.priceTo ?? ''}
          />
        </fieldset>
        <Check name="sale" value="1" defaultChecked={query.onlyPromotion}>
          {catalogue.onlySale}
        </Check>
        <Button type="submit" block>
          {catalogue.apply}
        </Button>
      </form>
    </Card>
  );
}

/** Stands in the toolbar and belongs to the filter form. */
export function SortSelect({ query }: { readonly query: ProductQuery }) {
  return (
    <InlineSelect
      label={catalogue.sort}
      name="sort"
      form={FORM}
      key={query.sort}
      defaultValue={query.sort}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      {sortOrders.map((order) => (
        <option key={order} value={order}>
          {catalogue.sorts[order]}
        </option>
      ))}
    </InlineSelect>
  );
}
