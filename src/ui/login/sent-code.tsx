import { useFormState } from '#ui/app/command-form.tsx';
import { FormFailure } from '#ui/blocks/failure-note.tsx';
import { SubmitButton } from '#ui/kit/button.tsx';
import { CodeInput } from '#ui/kit/code-input.tsx';
import { authText } from './messages.vi.ts';

/** Form fields for a sent code; submits automatically after the sixth digit. [VAL-06] */
export function SentCode({ label, submit }: { readonly label: string; readonly submit: string }) {
  return (
    <>
      <FormFailure />
      <CodeInput
        label={label}
        hint={authText.codeHint}
        defaultValue={useFormState().typed('code')}
        autoFocus
        onFull={(form) => form?.requestSubmit()}
      />
      <SubmitButton large>{submit}</SubmitButton>
    </>
  );
}
