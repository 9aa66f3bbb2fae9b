import FormHelperText from '@mui/material/FormHelperText';
import { type ComponentProps, type ReactNode, useContext, useId } from 'react';
import styles from './check.module.css';
import { FormFieldsContext } from './form-fields.ts';

type Input = Omit<ComponentProps<'input'>, 'type' | 'className'>;

/**
 * A choice with its words. The native input, whose state is right without scripts, and after a browser has filled the
 * form: MUI's draws four more elements around each.
 */
export function Check({
  kind = 'checkbox',
  children,
  count,
  ...rest
}: Input & { readonly kind?: 'checkbox' | 'radio'; readonly children: ReactNode; readonly count?: number }) {
  return (
    <label className={styles.check}>
      <input type={kind} className={styles.mark} {...rest} />
      <span>{children}</span> {count === undefined ? null : <small>{count}</small>}
    </label>
  );
}

/** A checkbox as a field of its form: a posted choice stays, its error is below. */
export function CheckField({
  name,
  defaultChecked = false,
  restored = true,
  children,
}: {
  readonly name: string;
  readonly defaultChecked?: boolean;
  /** False never ticks it in advance, not even after a failed post. */
  readonly restored?: boolean;
  readonly children: ReactNode;
}) {
  const form = useContext(FormFieldsContext);
  const below = useId();
  const known = defaultChecked ? 'on' : '';
  const problem = form?.error(name) ?? null;
  const { onChange, ref } = form?.register(name) ?? {};
  return (
    <div>
      <Check
        name={name}
        ref={ref}
        onChange={onChange}
        defaultChecked={((restored ? form?.typed(name, known) : null) ?? known) !== ''}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : below}
      >
        {children}
      </Check>
      {problem === null ? null : (
        <FormHelperText id={below} error>
          {problem}
        </FormHelperText>
      )}
    </div>
  );
}
