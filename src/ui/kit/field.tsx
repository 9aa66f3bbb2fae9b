import {
  type ComponentProps,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classes } from './css.ts';
import styles from './field.module.css';
import { Icon, type IconName } from './icon.tsx';
import { kit } from './messages.vi.ts';

export type FieldProps = {
  readonly label: string;
  /** `*` or «optional» beside the label. */
  readonly required?: boolean;
  /** False omits both marks, as in filters. */
  readonly marked?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly className?: string | undefined;
};

type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

/** Label above, hint or error below, associated by ids. */
export function Field({
  label,
  required = false,
  marked = true,
  hint,
  error,
  className,
  control,
}: FieldProps & { readonly control: (wired: ControlProps) => ReactNode }) {
  const id = useId();
  const below = `${id}-below`;
  const says = error ?? hint;
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id}>
        {label}{' '}
        {required ? (
          <span className={styles.req} title={kit.required}>
            *
          </span>
        ) : marked ? (
          <i>{kit.optional}</i>
        ) : null}
      </label>
      {control({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': says ? below : undefined })}
      {error ? (
        <p id={below} className={styles.errMsg}>
          <Icon name="warn" />
          {error}
        </p>
      ) : hint ? (
        <div id={below} className={styles.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}

type TextInputProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & { readonly icon?: IconName };

export function TextInput({ label, required, marked, hint, error, className, icon, ...rest }: TextInputProps) {
  const field = { label, required: required ?? false, marked: marked ?? true, hint, error: error ?? null, className };
  return (
    <Field
      {...field}
      control={(wired) => {
        const input = <input className={styles.input} required={required} {...rest} {...wired} />;
        return icon ? (
          <div className={styles.ctlIc}>
            <Icon name={icon} />
            {input}
          </div>
        ) : (
          input
        );
      }}
    />
  );
}

type TextAreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function TextArea({ label, required, hint, error, className, ...rest }: TextAreaProps) {
  const field = { label, required: required ?? false, hint, error: error ?? null, className };
  return (
    <Field
      {...field}
      control={(wired) => <textarea className={styles.input} required={required} {...rest} {...wired} />}
    />
  );
}

type SelectProps = FieldProps & ComponentProps<'select'>;

export function NativeSelect({ label, required, hint, error, className, children, ...rest }: SelectProps) {
  const field = { label, required: required ?? false, hint, error: error ?? null, className };
  return (
    <Field
      {...field}
      control={(wired) => (
        <select className={styles.input} required={required} {...rest} {...wired}>
          {children}
        </select>
      )}
    />
  );
}

/** A small select for rows and toolbars; its label is for screen readers only. */
export function InlineSelect({
  label,
  className,
  children,
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & { readonly label: string }) {
  return (
    <select aria-label={label} className={classes(styles.input, styles.inputS, className)} {...rest}>
      {children}
    </select>
  );
}

/** `full` children span both columns. */
export function FormGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.form}>{children}</div>;
}
export const fullWidthClass = styles.full;
