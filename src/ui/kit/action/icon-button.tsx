import type { ButtonHTMLAttributes } from 'react';
import { classes } from '#ui/kit/css.ts';
import { useFormBusy } from '#ui/kit/form/form-fields.ts';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly icon: IconName;
  /** Accessible name. */
  readonly label: string;
  readonly outlined?: boolean;
};

/** As a submit button it follows its form. */
export function IconButton({ icon, label, outlined = false, className, ...rest }: IconButtonProps) {
  const isBusy = useFormBusy(rest.type);
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      {...rest}
      aria-label={label}
      title={label}
      className={classes(styles.iconBtn, outlined && styles.iconBtnLine, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
