import { useState } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { useFormState } from '#ui/app/command-form.tsx';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { CodeInput } from '#ui/blocks/person/code-input.tsx';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { authText } from './messages.vi.ts';

/**
 * Form fields for a sent code; submits automatically after the sixth digit. A wrong code leaves an empty field, so that
 * the button does not use up another try with it. [VAL-06]
 */
export function SentCode({ label, submit }: { readonly label: string; readonly submit: string }) {
  const { failure, typed } = useFormState();
  const wrong = useWrongCodes(failure);
  return (
    <>
      <FormFailure />
      <CodeInput
        key={wrong}
        label={label}
        hint={authText.codeHint}
        defaultValue={wrong > 0 ? '' : typed('code')}
        autoFocus
        onFull={(form) => form?.requestSubmit()}
      />
      <SubmitButton large>{submit}</SubmitButton>
    </>
  );
}

/** How many wrong codes the page was told of. */
const useWrongCodes = (failure: ShopFailure | null): number => {
  const [known, setKnown] = useState(failure);
  const [count, setCount] = useState(0);
  if (failure !== known) {
    setKnown(failure);
    if (failure?.kind === 'code-wrong') setCount(count + 1);
  }
  return count;
};
