import type { OrderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { promotion as text } from './messages.vi.ts';
import { Strip } from './strip.tsx';

/** Where a voucher leads: to the cart, otherwise to the shop. [VCH-01] */
export const voucherHref = (cartId: OrderId | null): string => (cartId === null ? paths.shop : paths.cart(cartId));

export function VoucherStrip({ cartId, onClose }: { readonly cartId: OrderId | null; readonly onClose: () => void }) {
  return (
    <Strip label={text.voucher} onClose={onClose}>
      <p>{text.voucher}</p>
      <ButtonLink href={voucherHref(cartId)} kind="primary" onPress={onClose}>
        {text.voucherButton}
      </ButtonLink>
    </Strip>
  );
}
