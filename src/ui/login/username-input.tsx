import type { FormState } from '#ui/app/command-form.tsx';
import { TextInput } from '#ui/kit/field.tsx';
import { authText } from './messages.vi.ts';

export function UsernameInput({ field, hint }: Pick<FormState, 'field'> & { readonly hint?: string }) {
  return (
    <TextInput
      label={authText.username}
      required
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      hint={hint}
      {...field('username')}
    />
  );
}
