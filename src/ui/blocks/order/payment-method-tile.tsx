import Paper from '@mui/material/Paper';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { PaymentMethod } from '#core/payment/payment.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import layout from '#ui/theme/layout.module.css';
import pay from './pay-tile.module.css';

export function PaymentMethodTiles({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={layout.entries} role="radiogroup" aria-label={label}>
      {children}
    </div>
  );
}

/** A field `methodCode`. Without an image, the icon of the method's kind is shown: a QR code or a card. */
export function PaymentMethodTile({
  method,
  badge,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'name' | 'value'> & {
  readonly method: Pick<PaymentMethod, 'code' | 'name' | 'description' | 'image' | 'kind'>;
  readonly badge?: ReactNode;
}) {
  return (
    <Paper component="label" variant="tile" className={pay.pick ?? ''}>
      <input type="radio" name="methodCode" value={method.code} {...rest} />
      <span className={pay.tile}>
        {method.image === null ? (
          <Icon name={method.kind === 'transfer' ? 'qr' : 'card'} size="l" />
        ) : (
          <img src={method.image} alt="" width={44} height={44} loading="lazy" />
        )}
      </span>
      <span>
        <b>{method.name}</b> {badge} <small className={layout.fine}>{method.description}</small>
      </span>
    </Paper>
  );
}
