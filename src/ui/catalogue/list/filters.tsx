import { type RefObject, useEffect, useRef } from 'react';
import type { ListQuery, ProductList } from '#core/catalogue/product-list.ts';
import { catalogue } from '#ui/catalogue/messages.vi.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { useFormNavigation } from '#ui/navigation/form-navigation.ts';
import { Link } from '#ui/navigation/link.tsx';
import { activeFilters } from './active-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import styles from './filters.module.css';
import { listTexts } from './list-texts.vi.ts';
import { withStore } from './store-links.ts';

type FiltersProps = {
  readonly path: string;
  readonly query: ListQuery;
  readonly answer: ProductList;
  readonly view: string | null;
};

/** GET form: a ticked box submits it at once; without JavaScript, and for typed values, a button does. */
export default function Filters({ path, query, answer, view }: FiltersProps) {
  const send = useFormNavigation(path);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && boxesOf(form.current).some((box) => box.checked !== box.defaultChecked))
      form.current.requestSubmit();
  }, []);
  useShownQuery(form, query);
  return (
    <Card as="section" id="loc" className={styles.filters} labelledBy="loc-ten">
      <form
        ref={form}
        id="filters"
        action={path}
        method="get"
        onSubmit={send}
        onChange={({ target, currentTarget }) => {
          if (target instanceof HTMLInputElement && target.type === 'checkbox') currentTarget.requestSubmit();
        }}
      >
        <div className={styles.head}>
          <h2 id="loc-ten">{catalogue.filters}</h2>
          {activeFilters(query, answer).length === 0 ? null : (
            <Link href={withStore(path, query.store)}>{listTexts.clear}</Link>
          )}
        </div>
        <FilterFields query={query} answer={answer} view={view} />
        <Button type="submit" block>
          {listTexts.apply}
        </Button>
      </form>
    </Card>
  );
}

const boxesOf = (form: HTMLFormElement): readonly HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]'),
];

/** Boxes and fields follow the URL, for instance after «Xoá hết»; remounting them would lose the focus. */
const useShownQuery = (ref: RefObject<HTMLFormElement | null>, query: ListQuery): void => {
  const key = JSON.stringify(query);
  const shown = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the query
  useEffect(() => {
    const form = ref.current;
    if (form === null || shown.current === key) return;
    shown.current = key;
    for (const box of boxesOf(form))
      box.checked = box.name === 'sale' ? query.onlyPromotion : Boolean(query.facets?.[box.name]?.includes(box.value));
    const texts = { q: query.keyword, from: query.priceFrom, to: query.priceTo };
    for (const [name, value] of Object.entries(texts)) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = String(value ?? '');
    }
  }, [key]);
};
