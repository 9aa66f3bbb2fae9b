import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { Product } from '#core/catalogue/product.ts';
import { CommandForm, type FormState } from '#ui/app/command-form.tsx';
import { queryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { useVisitor } from '#ui/app/use-visitor.ts';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Icon } from '#ui/kit/icon.tsx';
import styles from './favourite-button.module.css';
import { favouritesText } from './favourites.vi.ts';

/**
 * Keeps a product in mind or lets it go. Everybody gets the same page, so whether it is kept already is asked once the
 * page is alive, of visitors who keep anything; without script the press keeps it, and the page of favourites lets go. [CAT-07]
 */
export default function FavouriteButton({ product }: { readonly product: Pick<Product, 'id'> }) {
  const { client } = useShop();
  const keepsSome = useVisitor().favouritesCount > 0;
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  const { data: kept = [] } = useQuery({ ...queryOf(client, 'loadFavouriteIds', {}), enabled: keepsSome });
  const on = keepsSome && kept.some(({ productId }) => productId === product.id);
  return (
    <CommandForm
      key={on ? 'remove' : 'add'}
      use={on ? 'removeFavourite' : 'addFavourite'}
      command={() => ({ productId: product.id, path })}
    >
      {({ busy, failure }: FormState) => (
        <>
          <input type="hidden" name="productId" value={product.id} />
          <input type="hidden" name="path" value={path} />
          <Button type="submit" kind="text" busy={busy} aria-pressed={on} className={styles.heart}>
            <Icon name="heart" />
            {on ? favouritesText.remove : favouritesText.add}
          </Button>
          {failure === null ? null : <FailureNote failure={failure} />}
        </>
      )}
    </CommandForm>
  );
}
