import type { SlideCaption } from '#core/content/banner.ts';
import type { SlidePrice } from '#core/promotion/priced-banner.ts';
import { formatDong } from '#core/shared/dong.ts';
import { imageUrl } from '#ui/blocks/content/image-url.ts';
import { perUnit, termText } from '#ui/blocks/messages.vi.ts';
import { priceText } from '#ui/blocks/price/price.vi.ts';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './captioned-slide.module.css';
import { promotion as text } from './messages.vi.ts';

const SHAPES = {
  wide: { shape: styles.wide, width: 576 },
  strip: { shape: styles.strip, width: 576 },
  popup: { shape: styles.popup, width: 404 },
  icon: { shape: styles.icon, width: 126 },
} as const;

/** Words over a tint, with art beside them. The link around it has them as its name. [BAN-01 to BAN-05] */
export function CaptionedSlide({
  caption,
  price,
  imagePath,
  as,
  hasArt = true,
}: {
  readonly caption: SlideCaption;
  readonly price: SlidePrice | null;
  readonly imagePath: string;
  readonly as: keyof typeof SHAPES;
  /** False while the picture of a slide out of sight may wait. */
  readonly hasArt?: boolean;
}) {
  const { shape, width } = SHAPES[as];
  return (
    <span className={classes(styles.slide, shape, styles[caption.tone])}>
      <span className={styles.words}>
        <b className={styles.heading}>{caption.heading}</b>{' '}
        {caption.text === '' ? null : <span className={styles.text}>{caption.text}</span>}{' '}
        {price === null ? null : <Price price={price} />}{' '}
        {caption.button === '' ? null : <span className={styles.button}>{caption.button}</span>}
      </span>
      <span className={styles.art}>
        {hasArt ? <img src={imageUrl(imagePath, width)} alt="" loading="lazy" decoding="async" /> : null}
      </span>
    </span>
  );
}

function Price({ price: { amount, unit, term, renewal, isVatIncluded, isFrom } }: { readonly price: SlidePrice }) {
  const each = (dong: typeof amount): string => `${formatDong(dong)}/${perUnit(unit.name)}`;
  return (
    <span className={styles.price}>
      <b>
        {isFrom ? text.from : ''}
        {each(amount)}
      </b>{' '}
      <small className={layout.fine}>
        {text.terms(termText(term, unit), isVatIncluded ? priceText.vatInside : priceText.vatOutside)}
        {renewal === null || isFrom ? null : `. ${priceText.renewal(each(renewal))}`}
      </small>
    </span>
  );
}
