import type { ProductSummary } from '#core/catalogue/product.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { perUnit, termText } from '#ui/blocks/messages.vi.ts';
import { priceEntryFor } from '#ui/blocks/price/plan-card.tsx';
import { IconTile } from '#ui/blocks/price/product-icon.tsx';
import { withStore } from '#ui/catalogue/list/store-links.ts';
import { useStore } from '#ui/catalogue/list/use-store.ts';
import { Link } from '#ui/navigation/link.tsx';
import styles from './product.module.css';
import { product as text } from './product-details.vi.ts';

/** [CAT-03] */
export function ExtraLink({ extra }: { readonly extra: ProductSummary }) {
  const store = useStore();
  const entry = priceEntryFor(extra, null);
  return (
    <Link href={withStore(paths.product(extra.slug), store)} className={styles.extra}>
      <IconTile line={extra.category.handle} />
      <span>
        <b>{extra.title}</b>{' '}
        {entry ? (
          <small>
            {text.price(formatDong(entry.perUnit), perUnit(entry.unit.name), termText(entry.term, entry.unit))}
          </small>
        ) : null}
      </span>
    </Link>
  );
}
