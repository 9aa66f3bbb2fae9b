import type { ReactNode } from 'react';
import { ownBadge } from '#core/catalogue/plans/own-badge.ts';
import { splitPlanName } from '#core/catalogue/plans/plan-name.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import { CARD_SPECIFICATIONS } from '#core/catalogue/product-projections.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import { findPriceCut } from '#core/pricing/term-savings.ts';
import { SharedPart } from '#ui/app/shared-part.tsx';
import { Picture } from '#ui/blocks/content/picture.tsx';
import { blocks, perUnit } from '#ui/blocks/messages.vi.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { LeaderRows } from './leader-row.tsx';
import line from './line-picture.module.css';
import { LocationStocks } from './location-stocks.tsx';
import styles from './plan-card.module.css';
import { FormerPrice, Price } from './price.tsx';
import { priceText } from './price.vi.ts';
import { PriceTerms } from './price-terms.tsx';

/** Defaults to the proposed term. Every product has at least one price. */
export const priceEntryFor = (product: ProductSummary, time: number | null): PriceEntry | undefined =>
  product.prices.find((each) => each.term === time) ??
  product.prices.find((each) => each.term === product.defaultTerm) ??
  product.prices[0];

/** One card per grid has a `flag` and is highlighted. [CAT-02] */
export function PlanCard({
  product,
  entry,
  href,
  flag = null,
  heading: Heading = 'h3',
  buy,
  besides,
  from,
}: {
  readonly product: ProductSummary;
  /** Price to display. */
  readonly entry: PriceEntry;
  /** The plan's page, opened with this price. */
  readonly href: string;
  readonly flag?: string | null;
  readonly heading?: 'h2' | 'h3';
  /** Puts the plan into the cart as it is; left out where it must be configured first. */
  readonly buy?: ReactNode;
  /** Secondary action, such as comparing. */
  readonly besides?: ReactNode;
  /** What `buy` and `besides` are made of when the other documents with this card may share it. */
  readonly from?: readonly unknown[];
}) {
  const name = splitPlanName(product.title, product.category.title);
  return (
    <SharedPart
      box="article"
      className={classes(styles.plan, flag !== null && styles.planPick)}
      name={`plan-${product.slug}`}
      from={from && [product, entry, href, flag, Heading, from]}
    >
      {flag === null ? null : <span className={styles.planFlag}>{flag}</span>}
      <div className={classes(layout.row, styles.planTop)}>
        {product.image ? <Picture image={product.image} sizes="72px" className={line.picture} /> : null}
        <Heading className={styles.title}>
          <Link href={href} prefetch className={layout.cover}>
            {name.family === '' ? null : <span className={styles.family}>{`${name.family} `}</span>}
            {name.size}
          </Link>
        </Heading>
      </div>
      <p className={layout.hint}>{product.summary}</p>
      <PlanPrice product={product} entry={entry} flagged={flag !== null} />
      <LeaderRows
        className={styles.planSpec}
        rows={product.specifications.slice(0, CARD_SPECIFICATIONS).map(({ label, value }) => [label, value])}
      />
      {product.locations.length === 0 ? null : (
        <div className={styles.planPlaces}>
          <LocationStocks places={product.locations} />
        </div>
      )}
      <div className={styles.planAct}>
        {product.isAvailable ? buy : null}
        <div className={classes(layout.between, styles.planMore)}>
          <ButtonLink href={href} kind={buy && product.isAvailable ? 'text' : flag === null ? 'line' : 'primary'}>
            {product.isAvailable ? blocks.choosePlan : blocks.unavailable}
          </ButtonLink>{' '}
          {besides}
        </div>
      </div>
    </SharedPart>
  );
}

type PlanPriceProps = { readonly product: ProductSummary; readonly entry: PriceEntry; readonly flagged: boolean };

/** A struck price and its badge are offers; a longer term that costs less is none. Hides a badge that repeats one. */
function PlanPrice({ product, entry, flagged }: PlanPriceProps) {
  const unit = perUnit(entry.unit.name);
  const cut = entry.oldPerUnit === null ? null : findPriceCut(product.prices, entry.term);
  const badge = ownBadge(product);
  return (
    <div className={styles.planPrice}>
      <div className={classes(layout.chips, styles.planWas)}>
        {cut === null ? null : (
          <>
            <FormerPrice amount={cut.listPerUnit} label={priceText.oldPrice} />{' '}
            <Badge tone="promo">{priceText.saleBadge(cut.percent)}</Badge>
          </>
        )}{' '}
        {badge === null || flagged ? null : <Badge>{badge}</Badge>}
      </div>
      <Price amount={entry.perUnit} unit={unit} />
      <PriceTerms product={product} entry={entry} className={styles.planRenew} />
      {product.gift === null ? null : (
        <p className={styles.planGift}>
          <Icon name="gift" size="s" />
          {blocks.gift(product.gift)}
        </p>
      )}
    </div>
  );
}
