import type { OrderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { usePublicQuery } from '#ui/app/queries.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Dialog } from '#ui/kit/surface/dialog.tsx';
import layout from '#ui/theme/layout.module.css';
import { promotion as text } from './messages.vi.ts';
import styles from './promotion.module.css';
import { Strip } from './strip.tsx';
import { useIsPhone } from './use-is-phone.ts';

/** The editors say what the voucher gives. Links to the cart, otherwise to the shop. [VCH-01] */
export function Voucher({ cartId, onClose }: { readonly cartId: OrderId | null; readonly onClose: () => void }) {
  const voucherText = usePublicQuery('loadShell', {}).data?.voucherText;
  const href = cartId === null ? paths.shop : paths.cart(cartId);
  if (useIsPhone())
    return (
      <Strip label={text.voucher} onClose={onClose}>
        <p>{text.voucher}</p>
        <ButtonLink href={href} kind="primary" onPress={onClose}>
          {text.voucherButton}
        </ButtonLink>
      </Strip>
    );
  return (
    <Dialog label={text.voucher} onClose={onClose} className={styles.voucher}>
      <h2 className={layout.title}>{text.voucher}</h2>
      {voucherText ? <p>{voucherText}</p> : null}
      <ButtonLink href={href} kind="primary" size="l" onPress={onClose}>
        {text.voucherButton}
      </ButtonLink>
    </Dialog>
  );
}
