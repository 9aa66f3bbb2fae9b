import type { OrderLine } from '#core/orders/order.ts';
import { type Dong, formatDong } from '#core/shared/dong.ts';
import { LinePicture } from '#ui/blocks/price/line-picture.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './ordered-lines.module.css';

/** A line of the order with its options; amounts have VAT and state fees in them. */
export type OrderedLine = {
  readonly key: string;
  readonly picture: Pick<OrderLine, 'imagePath' | 'category'>;
  readonly title: string;
  readonly details: readonly string[];
  readonly amount: Dong;
  readonly options: readonly { readonly key: string; readonly title: string; readonly amount: Dong }[];
};

export function OrderedLines({ lines }: { readonly lines: readonly OrderedLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ key, picture, title, details, amount, options }) => (
        <li key={key}>
          <LinePicture line={picture} />
          <div className={layout.grow}>
            <div className={styles.line}>
              <b>{title}</b> <b>{formatDong(amount)}</b>
            </div>
            {details.map((detail) => (
              <p key={detail} className={layout.fine}>
                {detail}
              </p>
            ))}
            {options.map((option) => (
              <div key={option.key} className={styles.line}>
                <span>{option.title}</span> <span>{formatDong(option.amount)}</span>
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
