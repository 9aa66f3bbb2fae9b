import type { ComponentProps } from 'react';
import { emailSuggest } from '#ui/blocks/person/email-input.tsx';
import type { TextInput } from '#ui/kit/form/field.tsx';
import { SuggestingInput } from '#ui/kit/form/suggesting-input.tsx';
import { authText } from './messages.vi.ts';

type Props = Pick<ComponentProps<typeof TextInput>, 'hint' | 'error' | 'onBlur'>;

/** Field for the e-mail address or phone number of a login; asks after slips in an address. */
export function UsernameInput(props: Props) {
  return (
    <SuggestingInput
      suggest={emailSuggest}
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
