import { type RegistrationFields, validateRegistration } from '#core/account/registration/validate-registration.ts';
import * as paths from '#core/shared/paths.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt, textsAt } from '#ui/app/form-fields.ts';
import { type PageLoader, prefetch } from '#ui/app/page.ts';
import { useBotProof } from '#ui/app/use-bot-proof.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { PasswordInput } from '#ui/blocks/person/password-input.tsx';
import { TermsLinks } from '#ui/blocks/person/terms-links.tsx';
import { loginProvidersQuery } from '#ui/blocks/person/use-login-providers.ts';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { CheckField } from '#ui/kit/form/check.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import styles from '#ui/login/auth.module.css';
import { AuthPage } from '#ui/login/auth-page.tsx';
import { registerText } from '#ui/login/joining.vi.ts';
import { authText, loginText } from '#ui/login/messages.vi.ts';
import { ProviderButtons } from '#ui/login/provider-buttons.tsx';
import { redirectCustomers } from '#ui/login/redirect-customers.ts';
import { useReturnPath } from '#ui/login/return-path.ts';
import { useTakenName } from '#ui/login/use-taken-name.ts';
import { UsernameInput } from '#ui/login/username-input.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';

export const load: PageLoader = async (loader) => {
  await Promise.all([redirectCustomers(loader), prefetch(loader, loginProvidersQuery)]);
};

/** /dang-ky [ROUTE-24, ACC-01] */
export function Page() {
  const { redirectUrl, linkTo } = useReturnPath();
  return (
    <AuthPage
      title={registerText.title}
      lead={
        <>
          {registerText.have} <Link href={linkTo(paths.logIn())}>{loginText.submit}</Link>
          {loginText.or} <Link href={paths.checkout}>{loginText.asGuest}</Link>.
        </>
      }
    >
      <RegisterForm />
      <p className={classes(layout.faint, styles.or)}>{loginText.orWith}</p>
      <ProviderButtons redirectUrl={redirectUrl} />
    </AuthPage>
  );
}

const typedIn = (fields: Fields): RegistrationFields => ({
  ...textsAt(fields, ['fullName', 'username', 'password', 'repeat']),
  terms: textAt(fields, 'terms') !== '',
});

/** The terms are never pre-ticked. [ACC-01, VAL-01, VAL-02] */
function RegisterForm() {
  const { redirectUrl } = useReturnPath();
  const botProof = useBotProof();
  const { begin, proof } = botProof;
  const taken = useTakenName(botProof);
  return (
    <CommandForm
      use="register"
      draft="register"
      className={layout.fields}
      check={validateWith((fields) => validateRegistration(typedIn(fields)).problems)}
      onTouch={begin}
      command={async (fields) => ({
        ...typedIn(fields),
        proof: await proof(),
        redirectUrl,
      })}
    >
      <input type="hidden" name="redirectUrl" value={redirectUrl} />
      <FormFailure />
      <TextInput label={registerText.fullName} required autoComplete="name" name="fullName" />
      <UsernameInput hint={registerText.usernameHint} {...taken} />
      <PasswordInput label={authText.password} name="password" autoComplete="new-password" sized strength />
      <PasswordInput label={authText.repeat} name="repeat" autoComplete="new-password" />
      <CheckField name="terms">
        {registerText.agree} <TermsLinks />
      </CheckField>
      <SubmitButton large>{registerText.submit}</SubmitButton>
    </CommandForm>
  );
}
