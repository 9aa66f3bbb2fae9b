import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';

const looks = {
  info: { color: 'info', icon: 'info' },
  promo: { color: 'promo', icon: 'gift' },
  ok: { color: 'success', icon: 'ok' },
  warn: { color: 'warning', icon: 'warn' },
  error: { color: 'error', icon: 'warn' },
  plain: { color: 'plain', icon: 'info' },
} as const;

/** `alert` makes screen readers announce it at once. */
export function Note({
  kind = 'info',
  alert = false,
  icon,
  children,
}: {
  readonly kind?: keyof typeof looks;
  readonly alert?: boolean;
  readonly icon?: IconName;
  readonly children: ReactNode;
}) {
  const { color, icon: usual } = looks[kind];
  return (
    <Alert color={color} role={alert ? 'alert' : 'none'} icon={<Icon name={icon ?? usual} />}>
      {children}
    </Alert>
  );
}
