import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import type { ListQuery, ProductList } from '#core/catalogue/product-list.ts';
import { publicQueryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { catalogue } from '#ui/catalogue/messages.vi.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { Dialog } from '#ui/kit/surface/dialog.tsx';
import { readFormSearch } from '#ui/navigation/form-navigation.ts';
import { stringifySearch } from '#ui/navigation/search.ts';
import { activeFilters } from './active-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import styles from './filters.module.css';
import { listTexts } from './list-texts.vi.ts';
import { parseProductQuery } from './product-query.ts';
import { withStore } from './store-links.ts';

/** The phone's filters: counts follow every choice, and the list changes with one press at the end. */
export default function FilterSheet({
  path,
  query,
  answer,
  view,
  onClose,
}: {
  readonly path: string;
  readonly query: ListQuery;
  readonly answer: ProductList;
  readonly view: string | null;
  readonly onClose: () => void;
}) {
  const { client } = useShop();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(query);
  const { data = answer } = useQuery({
    ...publicQueryOf(client, 'listProducts', { ...pending, page: 1 }),
    placeholderData: keepPreviousData,
  });
  const leave = (href: string): void => {
    onClose();
    void router.navigate({ href, resetScroll: false });
  };
  const count = () => form.current && setPending(parseProductQuery(readFormSearch(form.current), query.category));
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    leave(path + stringifySearch(readFormSearch(event.currentTarget)));
  };
  return (
    <Dialog
      title={catalogue.filters}
      sheet
      onClose={onClose}
      formProps={{ ref: form, onChange: count, onSubmit: send }}
      actions={
        <>
          {activeFilters(pending, data).length === 0 ? null : (
            <Button onClick={() => leave(withStore(path, query.store))}>{listTexts.clear}</Button>
          )}{' '}
          <Button type="submit" kind="primary" className={styles.show}>
            <span aria-live="polite">{listTexts.show(data.total)}</span>
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <FilterFields query={query} answer={data} view={view} />
      </div>
    </Dialog>
  );
}
