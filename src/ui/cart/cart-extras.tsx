import { useState } from 'react';
import type { CartView } from '#core/cart/cart.ts';
import * as paths from '#core/shared/paths.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { TextArea } from '#ui/kit/form/text-area.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import { Dialog } from '#ui/kit/surface/dialog.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './cart-extras.module.css';
import { cartText } from './messages.vi.ts';

/** Emptying the cart is confirmed first when JavaScript runs. */
export function CartFoot({ cart }: { readonly cart: CartView }) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <div className={classes(layout.between, styles.foot)}>
      <ButtonLink href={paths.shop} kind="text">
        <Icon name="left" size="s" />
        {cartText.more}
      </ButtonLink>
      <p className={classes(layout.faint, layout.grow, styles.kept)}>{cartText.kept}</p>
      <Button kind="text" className={needsScriptClass} onClick={() => setIsConfirming(true)}>
        {cartText.clear}
      </Button>{' '}
      <noscript>
        <ClearForm cart={cart} kind="text" />
      </noscript>
      {isConfirming ? (
        <Dialog
          title={cartText.clearTitle}
          text={cartText.clearSentence}
          onClose={() => setIsConfirming(false)}
          actions={
            <>
              <Button onClick={() => setIsConfirming(false)}>{cartText.keep}</Button>
              <ClearForm cart={cart} kind="danger" />
            </>
          }
        />
      ) : null}
    </div>
  );
}

function ClearForm({ cart, kind }: { readonly cart: CartView; readonly kind: 'text' | 'danger' }) {
  return (
    <CommandButton use="clearCart" command={{ orderId: cart.orderId }} kind={kind}>
      {cartText.clear}
    </CommandButton>
  );
}

/** A note that the order has already; the checkout asks for one. The typed text stays when saving fails. */
export function CartNote({ cart }: { readonly cart: CartView }) {
  return (
    <CommandForm
      use="setCartNote"
      initial={{ note: cart.note }}
      className={classes(layout.entries, styles.note)}
      check={validateByService}
      command={(fields) => ({ orderId: cart.orderId, note: textAt(fields, 'note') })}
    >
      <input type="hidden" name="orderId" value={cart.orderId} />
      <TextArea label={cartText.note} name="note" rows={2} placeholder={cartText.noteHint} />
      <FormFailure />
      <Button type="submit" size="s">
        {cartText.saveNote}
      </Button>
    </CommandForm>
  );
}
