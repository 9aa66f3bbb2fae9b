import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CartLine, CartView } from '#core/cart/cart.ts';
import type { OrderLine } from '#core/orders/order.ts';
import { LEAST_COUNT, MOST_COUNT } from '#core/pricing/line-price.ts';
import { addDong, formatDong } from '#core/shared/dong.ts';
import { lineItemId } from '#core/shared/ids.ts';
import { Button } from '#ui/kit/button.tsx';
import { CommandForm, type FormState, textAt, useSubmission } from '#ui/kit/command-form.tsx';
import { Counter } from '#ui/kit/counter.tsx';
import { InlineSelect } from '#ui/kit/field.tsx';
import { Icon, IconTile } from '#ui/kit/icon.tsx';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import { Link } from '#ui/kit/link.tsx';
import { Note } from '#ui/kit/note.tsx';
import { lineAmountShown } from '#ui/kit/order-amounts.ts';
import { titleOf } from '#ui/kit/order-table.tsx';
import { useHydrated } from '#ui/kit/use-shop.ts';
import { perUnit, termText } from '#ui/messages/kit.vi.ts';
import { cartText } from '#ui/messages/order.vi.ts';
import { sentenceOf } from '#ui/messages.vi.ts';
import styles from './cart-line.module.css';

type Props = { readonly cart: CartView; readonly item: CartLine };

/** One machine of the cart with its options: term, count, removal, and what it costs now and at renewal. [CART-14, CART-16] */
export function CartLineItem({ cart, item }: Props) {
  const { line, children } = item;
  const title = titleOf(line);
  const shown = addDong(...[line, ...children].map(lineAmountShown));
  return (
    <article className={styles.line}>
      <IconTile line={line.category} />
      <div>
        <h2 className={styles.lineName}>{title}</h2>
        <p className={styles.lineSpec}>
          {line.description === '' ? null : `${line.title}. `}
          {line.options.map((option) => option.value).join(', ')}{' '}
          {line.slug === null ? null : <Link href={`/san-pham/${line.slug}`}>{cartText.edit}</Link>}
        </p>
      </div>
      <div className={styles.lineCtl}>
        <ChangeForm key={`${line.time}/${line.count}`} cart={cart} item={item} />
        <RemoveForm cart={cart} line={line} label={cartText.removeLine(title)} />
      </div>
      <div className={styles.linePrice}>
        <b>{formatDong(shown)}</b>
        <span className={styles.quiet}>
          {cartText.renewsAt(formatDong(item.renewal.gross), termText(line.time, line.unit))}
        </span>
        <span className={styles.quiet}>{cartText.vatIncluded}</span>
      </div>
      {children.length === 0 ? null : (
        <dl className={styles.kids}>
          {children.map((child) => (
            <LeaderRow
              key={child.id}
              label={child.title}
              value={
                <>
                  {formatDong(lineAmountShown(child))}
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

/** Term and count. With a script every change is sent at once; without one there is a button. */
function ChangeForm({ cart, item }: Props) {
  const { line, terms } = item;
  const id = useId();
  const hydrated = useHydrated();
  const [count, setCount] = useState(line.count);
  const mine = (fields: Parameters<typeof textAt>[0]) => textAt(fields, 'lineId') === line.id;
  const posted = useSubmission('changeLine', mine);
  const typed = posted ? textAt(posted.fields, 'time') : '';
  const submit = () => {
    const form = document.getElementById(id);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  return (
    <CommandForm
      use="changeLine"
      id={id}
      isMine={mine}
      className={styles.change}
      command={(fields) => ({
        orderId: cart.orderId,
        lineId: lineItemId(textAt(fields, 'lineId')),
        count: Number(textAt(fields, 'count')) || null,
        time: Number(textAt(fields, 'time')) || null,
      })}
    >
      {({ busy, failure }: FormState) => (
        <>
          <input type="hidden" name="orderId" value={cart.orderId} />
          <input type="hidden" name="lineId" value={line.id} />
          {terms.length === 0 ? null : (
            <InlineSelect
              label={`${cartText.term}: ${titleOf(line)}`}
              name="time"
              defaultValue={typed === '' ? String(line.time) : typed}
              onChange={submit}
            >
              {terms.map((term) => (
                <option key={term.time} value={term.time}>
                  {termText(term.time, term.unit)}
                  {term.discountPercent > 0 ? ` (−${term.discountPercent}%)` : ''}
                </option>
              ))}
            </InlineSelect>
          )}
          {line.category === 'domain' ? null : (
            <Counter
              name="count"
              label={`${cartText.count}: ${titleOf(line)}`}
              value={count}
              least={LEAST_COUNT}
              most={MOST_COUNT}
              onChange={(next) => {
                if (busy || next === count) return;
                flushSync(() => setCount(next));
                submit();
              }}
            />
          )}
          {hydrated ? null : (
            <Button type="submit" size="s">
              {cartText.apply}
            </Button>
          )}
          {failure === null ? null : (
            <Note kind="error" alert>
              {sentenceOf(failure)}
            </Note>
          )}
          <span className={styles.unit}>{terms.length === 0 ? null : currentPerUnit(item)}</span>
        </>
      )}
    </CommandForm>
  );
}

const currentPerUnit = ({ line, terms }: CartLine): string | null => {
  const entry = terms.find((term) => term.time === line.time);
  return entry ? cartText.perUnit(formatDong(entry.perUnit), perUnit(entry.unit.name)) : null;
};

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
      isMine={(fields) => textAt(fields, 'lineId') === line.id}
      command={() => ({ orderId: cart.orderId, lineId: line.id })}
    >
      {({ busy }: FormState) => (
        <>
          <input type="hidden" name="orderId" value={cart.orderId} />
          <input type="hidden" name="lineId" value={line.id} />
          {small ? (
            <button
              type="submit"
              aria-label={label}
              title={label}
              aria-busy={busy || undefined}
              className={styles.drop}
            >
              <Icon name="close" size="s" />
            </button>
          ) : (
            <IconButton icon="trash" type="submit" label={label} aria-busy={busy || undefined} />
          )}
        </>
      )}
    </CommandForm>
  );
}
