import type { ProductId } from '#core/shared/ids.ts';
import { usePublicQuery } from '#ui/app/queries.ts';
import { spaced } from '#ui/kit/spaced.ts';
import layout from '#ui/theme/layout.module.css';
import { ExtraLink } from './extra-link.tsx';
import styles from './product.module.css';
import { product as text } from './product-details.vi.ts';

/** Products often bought with one of the cart and not yet in it; nothing without data. [CAT-03] */
export default function CompanionProducts({
  productId,
  inCart,
}: {
  readonly productId: ProductId;
  readonly inCart: readonly string[];
}) {
  const { data: companions = [] } = usePublicQuery('loadCompanions', { productId });
  const notInCart = companions.filter(({ slug }) => !inCart.includes(slug));
  if (notInCart.length === 0) return null;
  return (
    <section aria-labelledby="hop-voi-don" className={styles.goesWith}>
      <h2 id="hop-voi-don">{text.goesWith}</h2>
      <div className={layout.cols3}>{spaced(notInCart.map((extra) => <ExtraLink key={extra.id} extra={extra} />))}</div>
    </section>
  );
}
