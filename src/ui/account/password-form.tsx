import { useState } from 'react';
import { equals, password, required, validateFields } from '#core/shared/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure-note.tsx';
import { PasswordInput } from '#ui/blocks/password-input.tsx';
import { SubmitButton } from '#ui/kit/button.tsx';
import { SectionCard } from '#ui/kit/card.tsx';
import styles from './account.module.css';
import { passwordText } from './security.vi.ts';

const validatePassword = (withOld: boolean) => (fields: Fields) => {
  const chosen = textAt(fields, 'password');
  return validateFields([
    ['old', textAt(fields, 'old'), ...(withOld ? [required] : [])],
    ['password', chosen, required, password],
    ['repeat', textAt(fields, 'repeat'), required, equals(chosen)],
  ]);
};

/** Changes the password, or sets the first one of an account from an identity provider. [ACC-09, VAL-01, VAL-02] */
export function PasswordForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const title = hasPassword ? passwordText.title : passwordText.firstTitle;
  return (
    <SectionCard id="password" title={title}>
      <p className={styles.quiet}>{hasPassword ? passwordText.sentence : passwordText.firstSentence}</p>
      <Fieldset hasPassword={hasPassword} />
    </SectionCard>
  );
}

function Fieldset({ hasPassword }: { readonly hasPassword: boolean }) {
  /** Incremented after each change, so that React mounts an empty form. */
  const [changeCount, setChangeCount] = useState(0);
  return (
    <CommandForm
      key={changeCount}
      use="changePassword"
      className={styles.passwords}
      check={validateWith(validatePassword(hasPassword))}
      command={(fields) => ({
        old: textAt(fields, 'old'),
        password: textAt(fields, 'password'),
        repeat: textAt(fields, 'repeat'),
      })}
      onDone={() => setChangeCount(changeCount + 1)}
    >
      {hasPassword ? <PasswordInput label={passwordText.old} name="old" autoComplete="current-password" /> : null}
      <PasswordInput label={passwordText.chosen} name="password" autoComplete="new-password" strength />
      <PasswordInput label={passwordText.repeat} name="repeat" autoComplete="new-password" />
      <FormFailure />
      <div>
        <SubmitButton>{hasPassword ? passwordText.save : passwordText.first}</SubmitButton>
      </div>
    </CommandForm>
  );
}
