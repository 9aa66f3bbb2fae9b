import type { ProductSummary } from '#core/catalogue/product.ts';
import type { WantedOption } from '#core/search/wanted-options.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { Picture } from '#ui/blocks/content/picture.tsx';
import { perUnit } from '#ui/blocks/messages.vi.ts';
import { Price } from '#ui/blocks/price/price.tsx';
import { PriceTerms } from '#ui/blocks/price/price-terms.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { stringifySearch } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';
import { factsOf } from './facts-of.ts';
import { searchText } from './messages.vi.ts';
import styles from './product-row.module.css';

/** Picture, key facts, price with its term, and the way to the configured plan. [CAT-01] */
export function ProductRow({
  product,
  wanted,
}: {
  readonly product: ProductSummary;
  /** An option that was searched for: the page opens with it. */
  readonly wanted?: WantedOption | undefined;
}) {
  const { slug, title, image, isAvailable, prices } = product;
  const [entry] = prices;
  const href = paths.product(slug) + stringifySearch(wanted?.query ?? {});
  return (
    <li className={styles.row}>
      {image === null ? null : <Picture image={image} sizes="96px" className={styles.picture} />}
      <div className={styles.text}>
        <h3>
          <Link href={href} prefetch>
            {title}
          </Link>
        </h3>
        <p>{factsOf(product)}</p>
      </div>
      {entry === undefined ? null : (
        <div className={styles.price}>
          <Price amount={entry.perUnit} unit={perUnit(entry.unit.name)} size="s" />
          <PriceTerms product={product} entry={entry} className={styles.terms} />
          {wanted === undefined ? null : (
            <p className={styles.terms}>
              {searchText.withOption(wanted.title, formatDong(wanted.perUnit), perUnit(entry.unit.name))}
            </p>
          )}
        </div>
      )}
      <ButtonLink href={href} size="s" className={styles.choose}>
        {isAvailable ? searchText.choose : searchText.unavailable}
        <span className={layout.sr}> {title}</span>
      </ButtonLink>
    </li>
  );
}
