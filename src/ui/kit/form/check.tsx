import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import { type ComponentProps, type ReactNode, useContext, useId } from 'react';
import { FormFieldsContext } from './form-fields.ts';

type Input = Omit<ComponentProps<'input'>, 'type'>;

/** MUI's icon follows React's state; the theme draws the native input itself, which is right without scripts too. */
const noIcon = <NoIcon />;
function NoIcon() {
  return null;
}

/** The box or circle of a choice. */
export function CheckMark({ kind, ...input }: Input & { readonly kind: 'checkbox' | 'radio' }) {
  const Mark = kind === 'radio' ? Radio : Checkbox;
  return <Mark icon={noIcon} checkedIcon={noIcon} slotProps={{ input }} />;
}

export function Check({
  kind = 'checkbox',
  children,
  count,
  ...rest
}: Input & { readonly kind?: 'checkbox' | 'radio'; readonly children: ReactNode; readonly count?: number }) {
  return (
    <FormControlLabel
      control={<CheckMark kind={kind} {...rest} />}
      disableTypography
      label={
        <>
          <span>{children}</span> {count === undefined ? null : <small>{count}</small>}
        </>
      }
    />
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
