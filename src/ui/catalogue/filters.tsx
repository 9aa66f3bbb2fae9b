import type { ListQuery } from '#core/catalogue/product-list.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Check } from '#ui/kit/check-tile.tsx';
import { TextInput } from '#ui/kit/field.tsx';
import { useFormNavigation } from '#ui/navigation/form-navigation.ts';
import { Link } from '#ui/navigation/link.tsx';
import styles from './catalogue.module.css';
import { catalogue } from './messages.vi.ts';
import { FILTER_FORM_ID } from './sort-select.tsx';

/** GET form: every change submits it; without JavaScript a button does. */
export default function Filters({ path, query }: { readonly path: string; readonly query: ListQuery }) {
  const send = useFormNavigation(path);
  return (
    <Card className={styles.filters} labelledBy="loc">
      <form id={FILTER_FORM_ID} action={path} method="get" onSubmit={send} key={JSON.stringify(query)}>
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
