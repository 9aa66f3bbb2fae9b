import type { CartLine, CartView } from '#core/cart/cart.ts';
import { type DomainStep, findDomainStep } from '#core/cart/domain-step.ts';
import { toDisplayDomain } from '#core/domains/to-display-domain.ts';
import type { LineItemId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './cart-line.module.css';
import { cartText } from './messages.vi.ts';

/** What a hosting still waits for: one of the cart's names in one press, a registration or a transfer. [CART-14] */
export function LineDomain({ cart, item: { line } }: { readonly cart: CartView; readonly item: CartLine }) {
  const names = cart.lines.map((each) => each.line.description).filter((name) => name !== '');
  const step = findDomainStep(line, names);
  if (step === null) return null;
  return (
    <div className={styles.gone}>
      <p className={layout.quiet}>{cartText.domainSteps[step.kind](shownName(step))}</p>
      <div className={classes(layout.flow, layout.after, styles.moves)}>
        {step.kind === 'choose'
          ? names.map((name) => <TakeDomain key={name} cart={cart} lineId={line.id} name={name} />)
          : null}
        <ButtonLink href={hrefOf(step, line.id)} size="s">
          <Icon name="search" size="s" />
          {cartText.domainWays[step.kind]}
        </ButtonLink>
      </div>
    </div>
  );
}

const shownName = (step: DomainStep): string | null =>
  step.kind === 'choose' || step.name === null ? null : toDisplayDomain(step.name);

const hrefOf = (step: DomainStep, line: LineItemId): string => {
  const named = step.kind === 'choose' || step.name === null ? {} : { q: step.name };
  return paths.domainSearch(step.kind === 'transfer' ? { tab: 'chuyen', ...named } : { cho: line, ...named });
};

function TakeDomain({
  cart: { orderId },
  lineId,
  name,
}: {
  readonly cart: CartView;
  readonly lineId: LineItemId;
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
