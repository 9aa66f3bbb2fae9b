import type { InputHTMLAttributes, ReactNode } from 'react';
import type { PaymentMethod } from '#core/payment/payment.ts';
import { classes } from '#ui/kit/css.ts';
import { Icon } from '#ui/kit/icon.tsx';
import pick from '#ui/kit/pick-tile.module.css';
import pay from './pay-tile.module.css';

export function PaymentMethodTiles({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={pay.pay} role="radiogroup" aria-label={label}>
      {children}
    </div>
  );
}

export function PaymentMethodTile({
  title,
  detail,
  method,

  badge,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> & {
  readonly title: string;
  readonly detail: string;
  /** Without an image, the icon of its kind is shown: a QR code or a card. */
  readonly method: Pick<PaymentMethod, 'image' | 'kind'>;
  readonly badge?: ReactNode;
}) {
  return (
    <label className={classes(pick.pick, pay.pick)}>
      <input type="radio" {...rest} />
      <span className={pay.tile}>
        {method.image === null ? (
          <Icon name={method.kind === 'transfer' ? 'qr' : 'card'} size="l" />
        ) : (
          <img src={method.image} alt="" width={44} height={44} loading="lazy" />
        )}
      </span>
      <span>
        <b>{title}</b> {badge}
        <small>{detail}</small>
      </span>
    </label>
  );
}
