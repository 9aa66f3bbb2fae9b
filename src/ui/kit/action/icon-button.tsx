import MuiIconButton from '@mui/material/IconButton';
import type { ButtonHTMLAttributes } from 'react';
import { useFormBusy } from '#ui/kit/form/form-fields.ts';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> & {
  readonly icon: IconName;
  /** Accessible name. */
  readonly label: string;
  readonly outlined?: boolean;
};

/** As a submit button it follows its form. */
export function IconButton({ icon, label, outlined = false, className = '', ...rest }: IconButtonProps) {
  const isBusy = useFormBusy(rest.type);
  return (
    <MuiIconButton
      {...rest}
      aria-busy={isBusy || undefined}
      aria-label={label}
      title={label}
      color={outlined ? 'default' : 'inherit'}
      className={className}
    >
      <Icon name={icon} />
    </MuiIconButton>
  );
}
