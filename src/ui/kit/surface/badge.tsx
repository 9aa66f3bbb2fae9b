import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';

const colors = {
  neutral: 'default',
  promo: 'promo',
  sale: 'sale',
  ok: 'success',
  warn: 'warning',
  error: 'error',
  primary: 'primary',
} as const;

const DOT = { icon: <span /> };

export function Badge({
  tone = 'neutral',
  dot = false,
  children,
}: {
  readonly tone?: keyof typeof colors;
  readonly dot?: boolean;
  readonly children: ReactNode;
}) {
  return <Chip component="span" size="small" color={colors[tone]} {...(dot && DOT)} label={children} />;
}
