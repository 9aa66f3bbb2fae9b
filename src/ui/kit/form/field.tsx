import { type ComponentProps, type InputHTMLAttributes, type ReactNode, type Ref, useContext, useId } from 'react';
import { classes } from '#ui/kit/css.ts';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import styles from './field.module.css';
import { fieldText as text } from './field.vi.ts';
import { FormFieldsContext } from './form-fields.ts';

export type FieldProps = {
  readonly label: string;
  /** Marks the field with `*`, or as optional. */
  readonly required?: boolean | undefined;
  /** False omits both marks, as in filters where every field is optional. */
  readonly marked?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Error text; left out, the form around the field tells it. */
  readonly error?: string | null | undefined;
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
  name,
  required = false,
  marked = true,
  hint,
  error,
  className,
  control,
}: FieldProps & { readonly name?: string | undefined; readonly control: (wired: ControlProps) => ReactNode }) {
  const id = useId();
  const form = useContext(FormFieldsContext);
  const below = `${id}-below`;
  const problem = error ?? (name === undefined ? null : form?.error(name));
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id}>
        {label}{' '}
        {required ? (
          <span className={styles.req} title={text.required}>
            *
          </span>
        ) : marked ? (
          <i>{text.optional}</i>
        ) : null}
      </label>
      {control({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': (problem ?? hint) ? below : undefined,
      })}
      {problem ? (
        <p id={below} className={styles.errMsg}>
          <Icon name="warn" />
          {problem}
        </p>
      ) : hint ? (
        <div id={below} className={styles.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}

type Uncontrolled = {
  readonly name?: string | undefined;
  readonly value?: unknown;
  readonly defaultValue?: string | number | readonly string[] | undefined;
};

/** The initial value of a control: what was posted with the form around it, otherwise its own default. */
export const useInitialValue = ({ name, value, defaultValue }: Uncontrolled) => {
  const form = useContext(FormFieldsContext);
  if (form === null || name === undefined || value !== undefined) return defaultValue;
  return form.typed(name, String(defaultValue ?? ''));
};

type TextInputProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> & {
    readonly icon?: IconName;
    readonly ref?: Ref<HTMLInputElement>;
    /** Never rendered into a document again, like a password. */
    readonly secret?: boolean;
  };

export function TextInput({ label, marked, hint, error, className, icon, secret = false, ...rest }: TextInputProps) {
  const initial = useInitialValue(rest);
  const { name, required, defaultValue } = rest;
  const field = { label, name, required, marked, hint, error, className };
  return (
    <Field
      {...field}
      control={(wired) => {
        const value = secret ? defaultValue : initial;
        const input = <input className={styles.input} {...rest} {...wired} defaultValue={value} />;
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

/** `full` children span both columns. */
export function FormGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.form}>{children}</div>;
}
export const fullWidthClass = styles.full;

export function PhoneInput(props: ComponentProps<typeof TextInput>) {
  return <TextInput inputMode="tel" autoComplete="tel" name="phone" {...props} />;
}

export function EmailInput(props: ComponentProps<typeof TextInput>) {
  return <TextInput type="email" autoComplete="email" name="email" {...props} />;
}
