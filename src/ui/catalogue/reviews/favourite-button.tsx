import { useRouterState } from '@tanstack/react-router';
import type { Product } from '#core/catalogue/product.ts';
import { usePrivateQuery } from '#ui/app/queries.ts';
import { useVisitor } from '#ui/app/use-visitor.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import styles from './favourite-button.module.css';
import { favouritesText } from './favourites.vi.ts';

/**
 * Pages are the same for everyone, so the state loads after hydration, only for visitors with favourites. Without
 * JavaScript it only adds; removal is on the favourites page. [CAT-07]
 */
export default function FavouriteButton({ product }: { readonly product: Pick<Product, 'id'> }) {
  const hasFavourites = useVisitor().favouritesCount > 0;
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  const { data: kept = [] } = usePrivateQuery('loadFavouriteIds', {}, hasFavourites);
  const isFavourite = hasFavourites && kept.some(({ productId }) => productId === product.id);
  return (
    <CommandButton
      key={isFavourite ? 'remove' : 'add'}
      use={isFavourite ? 'removeFavourite' : 'addFavourite'}
      command={{ productId: product.id, path }}
      kind="text"
      aria-pressed={isFavourite}
      className={styles.heart}
    >
      <Icon name="heart" />
      <span>{isFavourite ? favouritesText.remove : favouritesText.add}</span>
    </CommandButton>
  );
}
