import type { CartLine, CartView, SoldOutPlace } from '#core/cart/cart.ts';
import { CommandForm, type FormState } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { blocks } from '#ui/blocks/messages.vi.ts';
import { Button } from '#ui/kit/button.tsx';
import { Note } from '#ui/kit/note.tsx';
import styles from './cart-line.module.css';
import { cartText } from './messages.vi.ts';

type Props = { readonly cart: CartView; readonly item: CartLine };

/** A line whose place has no machine left stays in the cart, says so, and can be moved to a place that has one. [CAT-10] */
export function SoldOutLine({ cart, item }: Props) {
  const { soldOut } = item;
  const hotline = useHotline();
  if (soldOut === null) return null;
  return (
    <div className={styles.gone}>
      <Note kind="warn">
        <b>{cartText.placeGone(soldOut.place)}</b>{' '}
        {soldOut.left.length === 0 ? cartText.placeNone(hotline) : cartText.placeMove}
        <div className={styles.moves}>
          {soldOut.left.map((left) => (
            <MoveForm key={left.place} cart={cart} item={item} option={soldOut.option} left={left} />
          ))}
        </div>
      </Note>
    </div>
  );
}

/** One button a place, which works without a script as well. */
function MoveForm({
  cart,
  item: { line },
  option,
  left: { place, stock },
}: Props & { readonly option: SoldOutPlace['option']; readonly left: SoldOutPlace['left'][number] }) {
  return (
    <CommandForm
      use="setLineOptions"
      isMine={(fields) => textAt(fields, 'lineId') === line.id && textAt(fields, `options.${option}`) === place}
      command={() => ({ orderId: cart.orderId, lineId: line.id, options: [{ id: option, name: '', value: place }] })}
    >
      {({ busy, failure }: FormState) => (
        <>
          <input type="hidden" name="orderId" value={cart.orderId} />
          <input type="hidden" name="lineId" value={line.id} />
          <input type="hidden" name={`options[${option}]`} value={place} />
          <Button type="submit" size="s" busy={busy}>
            {cartText.moveTo(place, blocks.stock[stock])}
          </Button>
          {failure === null ? null : <FailureNote failure={failure} />}
        </>
      )}
    </CommandForm>
  );
}
