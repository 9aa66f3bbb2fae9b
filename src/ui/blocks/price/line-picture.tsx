import type { OrderLine } from '#core/orders/order.ts';
import { Picture } from '#ui/blocks/content/picture.tsx';
import styles from './line-picture.module.css';
import { IconTile } from './product-icon.tsx';

/** Size of the thumbnail in pixels; the files have the same proportions. */
const SIZE = { width: 72, height: 48 } as const;

/** Picture of an ordered product; the icon of its product line when the order names none. The name stands beside it. */
export function LinePicture({
  line: { imagePath, category },
}: {
  readonly line: Pick<OrderLine, 'imagePath' | 'category'>;
}) {
  return imagePath === null ? (
    <IconTile line={category} />
  ) : (
    <Picture image={{ path: imagePath, alt: '', ...SIZE }} sizes="72px" className={styles.picture} />
  );
}
