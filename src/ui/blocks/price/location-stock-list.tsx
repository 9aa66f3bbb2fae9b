import type { LocationStock } from '#core/catalogue/product.ts';
import { classes } from '#ui/kit/css.ts';
import { availabilityText } from './availability.vi.ts';
import styles from './place-stocks.module.css';

const tones = { ready: styles.ready, 'to-order': styles.order, 'sold-out': styles.gone };

/** [CAT-10] */
export default function LocationStockList({ places }: { readonly places: readonly LocationStock[] }) {
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
