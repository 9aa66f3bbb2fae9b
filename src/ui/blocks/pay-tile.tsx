import type { InputHTMLAttributes, ReactNode } from 'react';
import { classes } from '#ui/kit/css.ts';
import { Icon, type IconName } from '#ui/kit/icon.tsx';
import pick from '#ui/kit/pick-tile.module.css';
import pay from './pay-tile.module.css';

/** Tiles of the ways to pay, one above the other. */
export function PayTiles({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={pay.pay} role="radiogroup" aria-label={label}>
      {children}
    </div>
  );
}

/** One way to pay: picture, name, explanation; a real radio lies under it. */
export function PayTile({
  title,
  detail,
  code,
  image,
  badge,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> & {
  readonly title: string;
  readonly detail: string;
  /** Code of the method: a QR code and a card have their signs. */
  readonly code: string;
  /** Path of its picture; without one the sign of its kind stands there. */
  readonly image: string | null;
  readonly badge?: ReactNode;
}) {
  return (
    <label className={classes(pick.pick, pay.pick)}>
      <input type="radio" {...rest} />
      <span className={pay.tile}>
        {image === null ? (
          <Icon name={signOf(code)} size="l" />
        ) : (
          <img src={image} alt="" width={44} height={44} loading="lazy" />
        )}
      </span>
      <span>
        <b>{title}</b> {badge}
        <small>{detail}</small>
      </span>
    </label>
  );
}

/** Whether a method is paid by scanning a QR code. */
export const isQrMethod = (code: string): boolean => code === 'VIETQR';

const signOf = (code: string): IconName => (isQrMethod(code) ? 'qr' : 'card');
