import { newPasswordRules, repeatRules } from '#core/account/password-rules.ts';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import {
  atMost,
  fieldLimits,
  normaliseText,
  normaliseUsername,
  required,
  username as usernameRule,
  validateFields,
} from '#core/shared/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure-note.tsx';
import { PasswordInput } from '#ui/blocks/password-input.tsx';
import { SubmitButton } from '#ui/kit/button.tsx';
import { CheckField } from '#ui/kit/check-tile.tsx';
import { TextInput } from '#ui/kit/field.tsx';
import styles from './auth.module.css';
import { registerText } from './joining.vi.ts';
import { authText } from './messages.vi.ts';
import { useReturnPath } from './return-path.ts';
import { useBotProof } from './use-bot-proof.ts';
import { UsernameInput } from './username-input.tsx';

const validateRegistration = (fields: Fields): Readonly<Record<string, FieldProblem>> => ({
  ...validateFields([
    ['fullName', normaliseText(textAt(fields, 'fullName')), required, atMost(fieldLimits.name)],
    ['username', normaliseUsername(textAt(fields, 'username')), required, usernameRule],
    ['password', textAt(fields, 'password'), ...newPasswordRules],
    ['repeat', textAt(fields, 'repeat'), ...repeatRules(textAt(fields, 'password'))],
  ]),
  ...(textAt(fields, 'terms') === '' ? { terms: 'terms' as const } : {}),
});

/** The terms are never pre-ticked. [ACC-01, VAL-01, VAL-02] */
export function RegisterForm() {
  const { redirectUrl } = useReturnPath();
  const { begin, proof } = useBotProof();
  return (
    <CommandForm
      use="register"
      className={styles.stack}
      check={validateWith(validateRegistration)}
      onTouch={begin}
      command={async (fields) => ({
        fullName: textAt(fields, 'fullName'),
        username: textAt(fields, 'username'),
        password: textAt(fields, 'password'),
        repeat: textAt(fields, 'repeat'),
        terms: textAt(fields, 'terms') !== '',
        proof: await proof(),
        redirectUrl,
      })}
    >
      <input type="hidden" name="redirectUrl" value={redirectUrl} />
      <FormFailure />
      <TextInput label={registerText.fullName} required autoComplete="name" name="fullName" />
      <UsernameInput hint={registerText.usernameHint} />
      <PasswordInput
        label={authText.password}
        name="password"
        autoComplete="new-password"
        hint={registerText.passwordHint}
        strength
      />
      <PasswordInput label={authText.repeat} name="repeat" autoComplete="new-password" />
      <CheckField name="terms">{registerText.terms}</CheckField>
      <SubmitButton large>{registerText.submit}</SubmitButton>
    </CommandForm>
  );
}
