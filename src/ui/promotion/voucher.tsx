import type { OrderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { promotion as text } from './messages.vi.ts';
import styles from './promotion.module.css';

/** Links to the cart, otherwise to the shop. [VCH-01] */
export function Voucher({ cartId, onClose }: { readonly cartId: OrderId | null; readonly onClose: () => void }) {
  return (
    <Dialog label={text.voucher} onClose={onClose} className={styles.voucher}>
      <h2>{text.voucher}</h2>
      <p>{text.voucherCode}</p>
      <ButtonLink href={cartId === null ? paths.shop : paths.cart(cartId)} kind="primary" size="l" onPress={onClose}>
        {text.voucherButton}
      </ButtonLink>
    </Dialog>
  );
}
