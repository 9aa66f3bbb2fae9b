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
 * Adds or removes a favourite. Pages are the same for every visitor, so the state is requested after hydration, and
 * only for visitors who have favourites. Without JavaScript the button adds; removal is on the favourites page.
 * [CAT-07]
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
