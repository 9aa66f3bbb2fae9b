import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentProps, type InputHTMLAttributes, type ReactNode, type Ref, useContext, useId } from 'react';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import { fieldText as text } from './field.vi.ts';
import { FormFieldsContext, type RegisteredControl } from './form-fields.ts';
import styles from './form-grid.module.css';

export type FieldProps = {
  readonly label: string;
  /** Marks the field with `*`, or as optional. */
  readonly required?: boolean | undefined;
  /** False omits both marks, as in filters where every field is optional. */
  readonly marked?: boolean | undefined;
  readonly hint?: ReactNode;
  /** Error text; left out, the form around the field tells it. */
  readonly error?: string | null | undefined;
  /** Below hint and error, such as another text to take over. */
  readonly below?: ReactNode;
  readonly className?: string | undefined;
};

/** For a control of MUI, beside what its input gets. */
type RegisteredInput = Partial<Omit<RegisteredControl, 'ref'> & { readonly inputRef: RegisteredControl['ref'] }>;

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
  below: rest,
  className,
  control,
}: FieldProps & {
  readonly name?: string | undefined;
  readonly control: (wired: ControlProps, registered: RegisteredInput) => ReactNode;
}) {
  const id = useId();
  const form = useContext(FormFieldsContext);
  const below = `${id}-below`;
  const problem = error ?? (name === undefined ? null : form?.error(name));
  const { ref, ...handlers } = (name === undefined ? null : form?.register(name)) ?? {};
  return (
    <FormControl error={Boolean(problem)} className={className ?? ''}>
      <FormLabel htmlFor={id}>
        {label} {required ? <b title={text.required}>*</b> : marked ? <i>{text.optional}</i> : null}
      </FormLabel>
      {control(
        {
          id,
          'aria-invalid': problem ? true : undefined,
          'aria-describedby': (problem ?? hint) ? below : undefined,
        },
        { ...handlers, ...(ref && { inputRef: ref }) },
      )}
      {problem ? (
        <FormHelperText id={below}>
          <Icon name="warn" size="s" />
          {problem}
        </FormHelperText>
      ) : hint ? (
        <FormHelperText id={below} component="div">
          {hint}
        </FormHelperText>
      ) : null}
      {rest}
    </FormControl>
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

export function TextInput(props: TextInputProps) {
  const { label, marked, hint, error, below, className, icon, secret = false, ...rest } = props;
  const initial = useInitialValue(rest);
  const { name, required, defaultValue } = rest;
  const field = { label, name, required, marked, hint, error, below, className };
  return (
    <Field
      {...field}
      control={(wired, registered) => (
        <OutlinedInput
          {...registered}
          startAdornment={icon ? <Icon name={icon} /> : null}
          slotProps={{ input: { ...rest, ...wired, defaultValue: secret ? defaultValue : initial } }}
        />
      )}
    />
  );
}

/** Two columns where there is room; children with `fullWidthClass` span both. */
export function FormGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.form}>{children}</div>;
}
export const fullWidthClass = styles.full;

export function PhoneInput(props: ComponentProps<typeof TextInput>) {
  return <TextInput inputMode="tel" autoComplete="tel" name="phone" {...props} />;
}
