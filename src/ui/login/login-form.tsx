import { newPasswordRules } from '#core/account/password-rules.ts';
import * as paths from '#core/shared/paths.ts';
import { normaliseUsername, required, username as usernameRule, validateFields } from '#core/shared/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure-note.tsx';
import { PasswordInput } from '#ui/blocks/password-input.tsx';
import { SubmitButton } from '#ui/kit/button.tsx';
import { CheckField } from '#ui/kit/check-tile.tsx';
import { Link } from '#ui/navigation/link.tsx';
import styles from './auth.module.css';
import { authText, loginText } from './messages.vi.ts';
import { useReturnPath } from './return-path.ts';
import { UsernameInput } from './username-input.tsx';

/** A password below the minimum length is rejected without a request. [VAL-01] */
const validateLogin = (fields: Fields) =>
  validateFields([
    ['username', normaliseUsername(textAt(fields, 'username')), required, usernameRule],
    ['password', textAt(fields, 'password'), ...newPasswordRules],
  ]);

/** [ACC-01, VAL-01] */
export function LoginForm() {
  const { redirectUrl, linkTo } = useReturnPath();
  return (
    <CommandForm
      use="logIn"
      className={styles.stack}
      check={validateWith(validateLogin)}
      command={(fields) => ({
        username: textAt(fields, 'username'),
        password: textAt(fields, 'password'),
        remember: textAt(fields, 'remember') !== '',
        redirectUrl,
      })}
    >
      <input type="hidden" name="redirectUrl" value={redirectUrl} />
      <FormFailure />
      <UsernameInput />
      <PasswordInput label={authText.password} name="password" autoComplete="current-password" />
      <div className={styles.between}>
        <CheckField name="remember" defaultChecked>
          {loginText.remember}
        </CheckField>
        <Link href={linkTo(paths.forgotPassword)} className={`${styles.link} ${styles.tap}`}>
          {loginText.forgotten}
        </Link>
      </div>
      <SubmitButton large>{loginText.submit}</SubmitButton>
    </CommandForm>
  );
}
