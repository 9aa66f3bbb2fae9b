import OutlinedInput from '@mui/material/OutlinedInput';
import { type InputHTMLAttributes, useState } from 'react';
import { type PasswordStrength, passwordStrength } from '#core/account/registration/password-strength.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { IconButton } from '#ui/kit/action/icon-button.tsx';
import { Field } from '#ui/kit/form/field.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import styles from './password-input.module.css';
import { passwordText } from './password-input.vi.ts';

type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> & {
  readonly label: string;
  /** Says how long a new one must be. */
  readonly sized?: boolean;
  readonly error?: string | null | undefined;
  /** Shows the password's strength while typing. */
  readonly strength?: boolean;
};

/** A password field with a «show» button. Typed passwords are never rendered into a document again. */
export function PasswordInput({ label, sized = false, error, strength = false, ...rest }: PasswordInputProps) {
  const [isVisible, setIsVisible] = useState(false);
  const [typed, setTyped] = useState('');
  const least = useShop().identity.minPasswordLength;
  return (
    <div>
      <Field
        label={label}
        name={rest.name}
        required
        hint={sized ? passwordText.atLeast(least) : undefined}
        error={error}
        control={(wired, registered) => (
          <OutlinedInput
            {...registered}
            endAdornment={
              <IconButton
                icon={isVisible ? 'eye-off' : 'eye'}
                label={isVisible ? passwordText.hide : passwordText.show}
                aria-pressed={isVisible}
                className={needsScriptClass}
                onClick={() => setIsVisible(!isVisible)}
              />
            }
            slotProps={{
              input: {
                ...rest,
                ...wired,
                ...(strength && { onChange: ({ target }) => setTyped(target.value) }),
                required: true,
                type: isVisible ? 'text' : 'password',
                autoCapitalize: 'none',
                spellCheck: false,
              },
            }}
          />
        )}
      />
      {strength ? <Strength of={typed === '' ? null : passwordStrength(typed, least)} least={least} /> : null}
    </div>
  );
}

const levels: Readonly<Record<PasswordStrength, number>> = { short: 1, weak: 2, fair: 3, strong: 4 };

/** Its space is reserved before anything is typed. */
function Strength({ of, least }: { readonly of: PasswordStrength | null; readonly least: number }) {
  return (
    <p className={styles.strength} data-level={of ?? undefined} role="status">
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((level) => (
          <i key={level} data-on={of !== null && level <= levels[of] ? '' : undefined} />
        ))}
      </span>
      {of === null ? null : of === 'short' ? passwordText.short(least) : passwordText.strengths[of]}
    </p>
  );
}
