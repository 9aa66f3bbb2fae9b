import { TextInput } from '#ui/kit/field.tsx';
import { authText } from './messages.vi.ts';

/** Field for the e-mail address or phone number of a login. */
export function UsernameInput({ hint }: { readonly hint?: string }) {
  return (
    <TextInput
      label={authText.username}
      name="username"
      required
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      hint={hint}
    />
  );
}
