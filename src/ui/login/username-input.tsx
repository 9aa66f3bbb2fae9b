import type { CheckedState } from '#ui/app/checked-form.tsx';
import { TextInput } from '#ui/kit/field.tsx';
import { authText } from './messages.vi.ts';

/** The e-mail address or phone number that somebody logs in with. */
export function UsernameInput({
  error,
  typed,
  hint,
}: Pick<CheckedState, 'error' | 'typed'> & { readonly hint?: string }) {
  return (
    <TextInput
      label={authText.username}
      name="username"
      required
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      hint={hint}
      defaultValue={typed('username')}
      error={error('username')}
    />
  );
}
