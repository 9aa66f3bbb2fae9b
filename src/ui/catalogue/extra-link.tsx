import type { ProductSummary } from '#core/catalogue/product.ts';
import { formatDong } from '#core/shared/dong.ts';
import { IconTile } from '#ui/kit/icon.tsx';
import { Link } from '#ui/kit/link.tsx';
import { entryOf } from '#ui/kit/plan-card.tsx';
import { perUnit } from '#ui/messages/kit.vi.ts';
import { product as text } from '#ui/messages/product-details.vi.ts';
import styles from './product.module.css';

/** A product that goes with another, with the price it begins at. [CAT-03] */
export function ExtraLink({ extra }: { readonly extra: ProductSummary }) {
  const entry = entryOf(extra, null);
  return (
    <Link href={`/san-pham/${encodeURIComponent(extra.slug)}`} className={styles.extra}>
      <IconTile line={extra.category.handle} />
      <span>
        <b>{extra.title}</b>
        {entry ? <small>{text.from(formatDong(entry.perUnit), perUnit(entry.unit.name))}</small> : null}
      </span>
    </Link>
  );
}
