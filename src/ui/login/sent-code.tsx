import type { FormState } from '#ui/app/command-form.tsx';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { Button } from '#ui/kit/button.tsx';
import { CodeInput } from '#ui/kit/code-input.tsx';
import { authText } from './messages.vi.ts';

/** Submits automatically after the sixth digit. [VAL-06] */
export function SentCode({
  state: { busy, failure, error, typed },
  label,
  submit,
}: {
  readonly state: FormState;
  readonly label: string;
  readonly submit: string;
}) {
  return (
    <>
      {failure === null ? null : <FailureNote failure={failure} />}
      <CodeInput
        label={label}
        hint={authText.codeHint}
        error={error('code')}
        defaultValue={typed('code')}
        autoFocus
        onFull={(form) => form?.requestSubmit()}
      />
      <Button type="submit" kind="primary" size="l" block busy={busy}>
        {submit}
      </Button>
    </>
  );
}
