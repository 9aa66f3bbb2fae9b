import { type InputHTMLAttributes, type ReactNode, useContext, useId } from 'react';
import styles from './check-tile.module.css';
import field from './field.module.css';
import { FormFieldsContext } from './form-fields.ts';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>;

export function Check({
  kind = 'checkbox',
  children,
  count,
  ...rest
}: Input & { readonly kind?: 'checkbox' | 'radio'; readonly children: ReactNode; readonly count?: number }) {
  return (
    <label className={styles.check}>
      <input type={kind} {...rest} />
      <span>{children}</span> {count === undefined ? null : <span className={styles.n}>{count}</span>}
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
  return (
    <div>
      <Check
        name={name}
        defaultChecked={((restored ? form?.typed(name, known) : null) ?? known) !== ''}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : below}
      >
        {children}
      </Check>
      {problem === null ? null : (
        <p id={below} className={field.errMsg}>
          {problem}
        </p>
      )}
    </div>
  );
}
