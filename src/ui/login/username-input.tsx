import type { ComponentProps } from 'react';
import { TextInput } from '#ui/kit/form/field.tsx';
import { authText } from './messages.vi.ts';

type Props = Pick<ComponentProps<typeof TextInput>, 'hint' | 'error' | 'onBlur'>;

/** Field for the e-mail address or phone number of a login. */
export function UsernameInput(props: Props) {
  return (
    <TextInput
      label={authText.username}
      name="username"
      required
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
