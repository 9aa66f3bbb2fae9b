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
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { PasswordInput } from '#ui/blocks/password-input.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Check } from '#ui/kit/check-tile.tsx';
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
      {({ busy, failure, error, typed, field }) => (
        <>
          <input type="hidden" name="redirectUrl" value={redirectUrl} />
          {failure === null ? null : <FailureNote failure={failure} />}
          <TextInput label={registerText.fullName} required autoComplete="name" {...field('fullName')} />
          <UsernameInput field={field} hint={registerText.usernameHint} />
          <PasswordInput
            label={authText.password}
            name="password"
            autoComplete="new-password"
            hint={registerText.passwordHint}
            strength
            error={error('password')}
          />
          <PasswordInput label={authText.repeat} name="repeat" autoComplete="new-password" error={error('repeat')} />
          <Terms error={error('terms')} checked={typed('terms') !== ''} />
          <Button type="submit" kind="primary" size="l" block busy={busy}>
            {registerText.submit}
          </Button>
        </>
      )}
    </CommandForm>
  );
}

function Terms({ error, checked }: { readonly error: string | null; readonly checked: boolean }) {
  const below = 'terms-problem';
  return (
    <div>
      <Check
        name="terms"
        defaultChecked={checked}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : below}
      >
        {registerText.terms}
      </Check>
      {error === null ? null : (
        <p id={below} className={styles.errMsg}>
          {error}
        </p>
      )}
    </div>
  );
}
