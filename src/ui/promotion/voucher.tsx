import type { OrderId } from '#core/shared/ids.ts';
import { usePublicQuery } from '#ui/app/queries.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Dialog } from '#ui/kit/surface/dialog.tsx';
import layout from '#ui/theme/layout.module.css';
import { promotion as text } from './messages.vi.ts';
import styles from './promotion.module.css';
import { useIsPhone } from './use-is-phone.ts';
import { VoucherStrip, voucherHref } from './voucher-strip.tsx';

/** The editors say what the voucher gives. [VCH-01] */
export function Voucher({ cartId, onClose }: { readonly cartId: OrderId | null; readonly onClose: () => void }) {
  const voucherText = usePublicQuery('loadShell', {}).data?.voucherText;
  if (useIsPhone()) return <VoucherStrip cartId={cartId} onClose={onClose} />;
  return (
    <Dialog label={text.voucher} onClose={onClose} className={styles.voucher}>
      <h2 className={layout.title}>{text.voucher}</h2>
      {voucherText ? <p>{voucherText}</p> : null}
      <ButtonLink href={voucherHref(cartId)} kind="primary" size="l" onPress={onClose}>
        {text.voucherButton}
      </ButtonLink>
    </Dialog>
  );
}
