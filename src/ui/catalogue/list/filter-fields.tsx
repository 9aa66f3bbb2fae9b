import type { ListQuery, ProductList } from '#core/catalogue/product-list.ts';
import { Check } from '#ui/kit/form/check.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import { FilterFacets } from './filter-facets.tsx';
import styles from './filters.module.css';
import { listTexts } from './list-texts.vi.ts';

/** The fields of every filter, and what the list keeps besides: store, tag, view and order. */
export function FilterFields({
  query,
  answer,
  view,
}: {
  readonly query: ListQuery;
  readonly answer: ProductList;
  readonly view: string | null;
}) {
  const kept = { store: query.store, tag: query.tag, view, sort: query.sort };
  return (
    <>
      {Object.entries(kept).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <TextInput
        marked={false}
        label={listTexts.keyword}
        name="q"
        type="search"
        icon="search"
        defaultValue={query.keyword ?? ''}
        placeholder={listTexts.keywordHint}
        maxLength={100}
      />
      <FilterFacets facets={answer.selection?.facets ?? []} query={query} />
      <fieldset className={styles.range}>
        <legend>{listTexts.priceRange}</legend>
        <TextInput
          marked={false}
          label={listTexts.priceFrom}
          name="from"
          inputMode="numeric"
          defaultValue={query.priceFrom ?? ''}
        />
        <TextInput
          marked={false}
          label={listTexts.priceTo}
          name="to"
          inputMode="numeric"
          defaultValue={query.priceTo ?? ''}
        />
      </fieldset>
      <Check name="sale" value="1" defaultChecked={query.onlyPromotion}>
        {listTexts.onlySale}
      </Check>
    </>
  );
}
