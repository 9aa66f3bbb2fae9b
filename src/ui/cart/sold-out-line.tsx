import type { CartLine, CartView, SoldOutLocation } from '#core/cart/cart.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { availabilityText } from '#ui/blocks/price/availability.vi.ts';
import { classes } from '#ui/kit/css.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './cart-line.module.css';
import { cartText } from './messages.vi.ts';

type Props = { readonly cart: CartView; readonly item: CartLine };

/** A line whose location is sold out stays in the cart and can be moved to one with stock. [CAT-10] */
export function SoldOutLine({ cart, item }: Props) {
  const { soldOutLocation } = item;
  const hotline = useHotline();
  if (soldOutLocation === null) return null;
  return (
    <div className={styles.gone}>
      <Note kind="warn">
        <b>{cartText.placeGone(soldOutLocation.location)}</b>{' '}
        {soldOutLocation.alternatives.length === 0 ? cartText.placeNone(hotline) : cartText.placeMove}
        <div className={classes(layout.flow, layout.after, styles.moves)}>
          {soldOutLocation.alternatives.map((left) => (
            <MoveForm key={left.location} cart={cart} item={item} option={soldOutLocation.option} left={left} />
          ))}
        </div>
      </Note>
    </div>
  );
}

function MoveForm({
  cart,
  item: { line },
  option,
  left: { location, stock },
}: Props & { readonly option: SoldOutLocation['option']; readonly left: SoldOutLocation['alternatives'][number] }) {
  return (
    <CommandButton
      use="setLineOptions"
      command={{ orderId: cart.orderId, lineId: line.id, options: [{ id: option, name: '', value: location }] }}
      fields={[
        ['orderId', cart.orderId],
        ['lineId', line.id],
        [`options[${option}]`, location],
      ]}
      size="s"
    >
      {cartText.moveTo(location, availabilityText.stock[stock])}
    </CommandButton>
  );
}
