import type { ComponentProps } from 'react';
import type { TextInput } from '#ui/kit/form/field.tsx';
import { type Suggest, SuggestingInput } from '#ui/kit/form/suggesting-input.tsx';
import { emailInputText as text } from './email-input.vi.ts';

/** Loaded when a field was left, so that no page waits for it. */
export const emailSuggest: Suggest = {
  find: async (typed) => {
    const { suggestEmail } = await import('#core/shared/text/email-suggestion.ts');
    return suggestEmail(typed);
  },
  question: text.meant,
  accept: text.accept,
};

/** Asks after slips such as `lan@gmial.com`. [VAL-05] */
export function EmailInput(props: ComponentProps<typeof TextInput>) {
  return <SuggestingInput suggest={emailSuggest} type="email" autoComplete="email" name="email" {...props} />;
}
