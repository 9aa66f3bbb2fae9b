import type { LocationStock } from '#core/catalogue/product.ts';
import { classes } from '#ui/kit/css.ts';
import { availabilityText } from './availability.vi.ts';
import styles from './place-stocks.module.css';

const tones = { ready: styles.ready, 'to-order': styles.order, 'sold-out': styles.gone };

/** Renders nothing for products without locations. [CAT-10] */
export function LocationStocks({ places }: { readonly places: readonly LocationStock[] }) {
  if (places.length === 0) return null;
  return (
    <ul className={styles.places} aria-label={availabilityText.places}>
      {places.map(({ location, stock }) => (
        <li key={location}>
          {location}: <span className={classes(styles.stock, tones[stock])}>{availabilityText.stock[stock]}</span>
        </li>
      ))}
    </ul>
  );
}
