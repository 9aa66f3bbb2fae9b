import type { ButtonHTMLAttributes } from 'react';
import { classes } from './css.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly icon: IconName;
  /** Accessible name. */
  readonly label: string;
  readonly outlined?: boolean;
};

export function IconButton({ icon, label, outlined = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(styles.iconBtn, outlined && styles.iconBtnLine, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
