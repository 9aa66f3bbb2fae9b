import type { CartLine, CartView } from '#core/cart/cart.ts';
import { toDisplayDomain } from '#core/domains/to-display-domain.ts';
import * as paths from '#core/shared/paths.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Icon } from '#ui/kit/icon.tsx';
import styles from './cart-line.module.css';
import { cartText } from './messages.vi.ts';

/** A hosting without a name takes one of the cart in one press, or leads to the search. [CART-14] */
export function LineDomain({ cart, item: { line } }: { readonly cart: CartView; readonly item: CartLine }) {
  const names = cart.lines.map((each) => each.line.description).filter((name) => name !== '');
  return (
    <>
      <p className={styles.lineSpec}>{cartText.whichDomain}</p>
      <div className={styles.moves}>
        {names.map((name) => (
          <TakeDomain key={name} cart={cart} lineId={line.id} name={name} />
        ))}
        <ButtonLink href={paths.domainSearch({ cho: line.id })} size="s">
          <Icon name="search" size="s" />
          {cartText.findDomain}
        </ButtonLink>
      </div>
    </>
  );
}

function TakeDomain({
  cart: { orderId },
  lineId,
  name,
}: {
  readonly cart: CartView;
  readonly lineId: CartLine['line']['id'];
  readonly name: string;
}) {
  const path = paths.cart(orderId);
  return (
    <CommandButton
      use="addDomains"
      command={{ names: [name], years: 1, expectedTotal: {}, orderId, forLine: lineId, path }}
      fields={[
        ['names[ten]', name],
        ['years', '1'],
        ['orderId', orderId],
        ['forLine', lineId],
        ['path', path],
      ]}
      size="s"
    >
      {cartText.takeDomain(toDisplayDomain(name))}
    </CommandButton>
  );
}
