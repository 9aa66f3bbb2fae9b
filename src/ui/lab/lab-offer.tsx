import type { Product } from '#core/catalogue/product.ts';
import * as paths from '#core/shared/paths.ts';
import { perUnit } from '#ui/blocks/messages.vi.ts';
import { LeaderRows } from '#ui/blocks/price/leader-row.tsx';
import { priceEntryFor } from '#ui/blocks/price/plan-card.tsx';
import { Price } from '#ui/blocks/price/price.tsx';
import { PriceTerms } from '#ui/blocks/price/price-terms.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import styles from './lab.module.css';
import { labText } from './messages.vi.ts';

/** Contents, current and renewal price, order link. [ROUTE-39] */
export function LabOffer({ product }: { readonly product: Product }) {
  const entry = priceEntryFor(product, null);
  const unit = entry === undefined ? '' : perUnit(entry.unit.name);
  return (
    <Card padded as="section" labelledBy="_phong-lab" className={styles.offer}>
      <h2 id="_phong-lab">{product.title}</h2>
      <p>{product.summary}</p>
      <LeaderRows rows={product.specifications.map(({ label, value }) => [label, value])} />
      {entry === undefined ? null : (
        <div>
          <Price amount={entry.perUnit} unit={unit} />
          <PriceTerms product={product} entry={entry} className={styles.term} />
        </div>
      )}
      <ButtonLink href={paths.product(product.slug)} kind="primary" block prefetch>
        {labText.rent}
      </ButtonLink>
    </Card>
  );
}
