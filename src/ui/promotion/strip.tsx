import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/kit/action/icon-button.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/theme/layout.module.css';
import { promotion as text } from './messages.vi.ts';
import styles from './promotion.module.css';

/** What a dialog says on larger screens: on a phone it covers nothing, and the page goes on behind it. */
export function Strip({
  label,
  onClose,
  children,
}: {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Paper component="aside" aria-label={label} elevation={8} className={classes(layout.screen, styles.strip)}>
      {children}
      <IconButton icon="close" label={text.close} onClick={onClose} />
    </Paper>
  );
}
