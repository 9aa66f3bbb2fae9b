import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { Product } from '#core/catalogue/product.ts';
import { queryOf } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { useVisitor } from '#ui/app/use-visitor.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
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
    <CommandButton
      key={on ? 'remove' : 'add'}
      use={on ? 'removeFavourite' : 'addFavourite'}
      command={{ productId: product.id, path }}
      kind="text"
      aria-pressed={on}
      className={styles.heart}
    >
      <Icon name="heart" />
      {on ? favouritesText.remove : favouritesText.add}
    </CommandButton>
  );
}
