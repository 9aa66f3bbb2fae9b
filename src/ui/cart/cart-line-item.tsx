import type { CartLine, CartView } from '#core/cart/cart.ts';
import type { OrderLine } from '#core/orders/order.ts';
import { pricePerPiece } from '#core/pricing/price-per-piece.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { perUnit, termText } from '#ui/blocks/messages.vi.ts';
import { instalmentsText } from '#ui/blocks/order/later-charges.ts';
import { informativeOptionTexts } from '#ui/blocks/order/order-amounts.ts';
import { lineTitle } from '#ui/blocks/order/order-table.tsx';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { LinePicture } from '#ui/blocks/price/line-picture.tsx';
import { IconButton } from '#ui/kit/action/icon-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './cart-line.module.css';
import { LineDomain } from './line-domain.tsx';
import { cartText } from './messages.vi.ts';
import { SoldOutLine } from './sold-out-line.tsx';
import { UpdateLineForm } from './update-line-form.tsx';

type Props = {
  readonly cart: CartView;
  readonly item: CartLine;
  /** True when the line cannot be removed. [ROUTE-19] */
  readonly isLocked?: boolean;
};

/** A parent item with its options: term, quantity, removal, current and renewal price. [CART-14, CART-16] */
export function CartLineItem({ cart, item, isLocked: stays = false }: Props) {
  const { line, children } = item;
  const title = lineTitle(line);
  const spec = [line.description === '' ? '' : line.title, ...informativeOptionTexts(line)].filter(Boolean).join(' · ');
  const edit =
    item.isConfigurable && line.slug !== null
      ? paths.editLine({ line: line.id, order: cart.orderId, slug: line.slug })
      : null;
  return (
    <article className={styles.line}>
      <LinePicture line={line} />
      <div>
        <h2 className={styles.lineName}>{title}</h2>
        <p className={classes('prose', layout.quiet)}>
          {spec}
          {spec === '' || edit === null ? null : ' · '}
          {edit === null ? null : <Link href={edit}>{cartText.edit}</Link>}
        </p>
        {line.isAuthCodeDeleted ? (
          <p className={classes('prose', layout.quiet)}>
            {cartText.codeForgotten}{' '}
            <Link href={paths.domainSearch({ tab: 'chuyen', q: line.description })}>{cartText.codeAgain}</Link>
          </p>
        ) : null}
      </div>
      <div className={classes(layout.flow, styles.lineCtl)}>
        <UpdateLineForm cart={cart} item={item} />
        {stays ? null : <RemoveForm cart={cart} line={line} label={cartText.removeLine(title)} />}
      </div>
      <LinePrice item={item} />
      <SoldOutLine cart={cart} item={item} />
      {stays ? null : <LineDomain cart={cart} item={item} />}
      {children.length === 0 ? null : (
        <dl className={styles.kids}>
          {children.map((child) => (
            <LeaderRow
              key={child.id}
              label={child.title}
              value={
                <>
                  {formatDong(child.amounts.gross)}
                  <RemoveForm cart={cart} line={child} label={cartText.removeOption(child.title)} small />
                </>
              }
            />
          ))}
        </dl>
      )}
    </article>
  );
}

/** Includes the options, VAT and state fees: today, per unit of the term, and at renewal. */
function LinePrice({ item: { line, children, amounts, renewal } }: Pick<Props, 'item'>) {
  const instalmentsLabel = instalmentsText(line, children);
  return (
    <div className={classes(layout.faint, styles.linePrice)}>
      <b>{formatDong(amounts.gross)}</b>{' '}
      {line.term > 1 && instalmentsLabel === null ? (
        <span>{cartText.perUnit(formatDong(pricePerPiece(amounts.gross, line.term)), perUnit(line.unit.name))}</span>
      ) : null}{' '}
      {line.quotation === undefined ? null : (
        <span>{cartText.quotedUntil(formatMinute(line.priceGuaranteedUntil))}</span>
      )}{' '}
      <span>
        {instalmentsLabel ??
          (renewal.gross === amounts.gross
            ? cartText.renewsEqually
            : cartText.renewsAt(formatDong(renewal.gross), termText(line.term, line.unit)))}
      </span>{' '}
      <span>{cartText.vatInside}</span>
    </div>
  );
}

function RemoveForm({
  cart,
  line,
  label,
  small = false,
}: {
  readonly cart: CartView;
  readonly line: OrderLine;
  readonly label: string;
  readonly small?: boolean;
}) {
  return (
    <CommandForm
      use="removeLine"
      className={styles.remove}
      isMine={(fields) => textAt(fields, 'lineId') === line.id}
      command={() => ({ orderId: cart.orderId, lineId: line.id })}
    >
      <input type="hidden" name="orderId" value={cart.orderId} />
      <input type="hidden" name="lineId" value={line.id} />
      <IconButton
        icon={small ? 'close' : 'trash'}
        type="submit"
        label={label}
        className={small ? styles.drop : undefined}
      />
      <FormFailure className={styles.problem} />
    </CommandForm>
  );
}
