import { newPasswordRules } from '#core/account/registration/password-rules.ts';
import * as paths from '#core/shared/paths.ts';
import { normaliseUsername, required, username as usernameRule, validateFields } from '#core/shared/text/validation.ts';
import { accountQuery } from '#ui/account/account-queries.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt } from '#ui/app/form-fields.ts';
import { ensure, type PageLoader, prefetch } from '#ui/app/page.ts';
import { usePrivateQuery } from '#ui/app/queries.ts';
import { useProofRetry } from '#ui/app/use-bot-proof.ts';
import { useSearchTexts } from '#ui/app/use-shop.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { PasswordInput } from '#ui/blocks/person/password-input.tsx';
import { loginProvidersQuery, useProviderName } from '#ui/blocks/person/use-login-providers.ts';
import { SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { CheckField } from '#ui/kit/form/check.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import styles from '#ui/login/auth.module.css';
import { AuthPage } from '#ui/login/auth-page.tsx';
import { ConfirmStep } from '#ui/login/confirm-step.tsx';
import { authText, loginText } from '#ui/login/messages.vi.ts';
import { PasskeyButton } from '#ui/login/passkey-button.tsx';
import { ProviderButtons } from '#ui/login/provider-buttons.tsx';
import { redirectCustomers } from '#ui/login/redirect-customers.ts';
import { useReturnPath } from '#ui/login/return-path.ts';
import { SecondFactor } from '#ui/login/second-factor.tsx';
import { pendingLoginQuery, usePendingLogin } from '#ui/login/use-pending-login.ts';
import { UsernameInput } from '#ui/login/username-input.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { firstValue } from '#ui/navigation/search.ts';
import layout from '#ui/theme/layout.module.css';

/** Redirects logged-in customers to their return path. [ROUTE-23, ACC-07] */
export const load: PageLoader = async (loader) => {
  const [pending] = await Promise.all([
    ensure(loader, pendingLoginQuery).catch(() => null),
    prefetch(loader, loginProvidersQuery),
    firstValue(loader.search, 'step') === 'xac-nhan' ? prefetch(loader, accountQuery) : null,
  ]);
  // A customer who logs in again has a session while the code is asked for.
  if (pending?.step !== 'second-factor') await redirectCustomers(loader);
};

/** /dang-nhap: password, passkey, identity provider, or the pending login's step. [ROUTE-23, ACC-01] */
export function Page() {
  const pending = usePendingLogin('confirm', 'second-factor', 'link');
  const providerName = useProviderName();
  const restartHref = firstValue(useSearchTexts(), 'step') !== null;
  if (pending?.step === 'confirm') return <ConfirmStep pending={pending} />;
  if (pending?.step === 'second-factor' && !restartHref) return <SecondFactor />;
  return <LogIn linking={pending?.step === 'link' ? providerName(pending.provider ?? 'google') : null} />;
}

function LogIn({ linking }: { readonly linking: string | null }) {
  const { redirectUrl, linkTo } = useReturnPath();
  const search = useSearchTexts();
  const isAgain = firstValue(search, 'step') === 'xac-nhan';
  const { data: account } = usePrivateQuery('loadAccount', {}, isAgain);
  const known = isAgain && account ? account.username : null;
  return (
    <AuthPage
      title={known === null ? loginText.title : loginText.againTitle}
      lead={
        known === null ? (
          <>
            {loginText.noAccount} <Link href={linkTo(paths.register)}>{loginText.register}</Link>
            {loginText.or} <Link href={paths.checkout}>{loginText.asGuest}</Link>.
          </>
        ) : (
          loginText.againLead(known)
        )
      }
    >
      <CartNote />
      {isAgain ? <Note>{loginText.again}</Note> : null}
      {firstValue(search, 'ly-do') === 'het-phien' ? <Note kind="warn">{loginText.sessionEnded}</Note> : null}
      {linking === null ? null : <Note>{loginText.linkNote(linking)}</Note>}
      <LoginForm known={known} />
      <p className={classes(layout.faint, styles.or)}>{loginText.orWith}</p>
      <ProviderButtons redirectUrl={redirectUrl} />
      <PasskeyButton redirectUrl={redirectUrl} />
    </AuthPage>
  );
}

/** Login adopts the cart. [ACC-05] */
function CartNote() {
  const { data } = usePrivateQuery('loadVisitor', {});
  if (!data?.itemCount) return null;
  return (
    <Note kind="plain" icon="cart">
      {loginText.cartKept(data.itemCount)}
    </Note>
  );
}

/** A password below the minimum length is rejected without a request. [VAL-01] */
const validateLogin = (fields: Fields) =>
  validateFields([
    ['username', normaliseUsername(textAt(fields, 'username')), required, usernameRule],
    ['password', textAt(fields, 'password'), ...newPasswordRules],
  ]);

/** `known`: the name of the customer who logs in again; null asks for it. [ACC-01, VAL-01] */
function LoginForm({ known }: { readonly known: string | null }) {
  const { redirectUrl, linkTo } = useReturnPath();
  /** Somebody guesses at this name: the service asks for a proof of work with each try. */
  const prove = useProofRetry();
  return (
    <CommandForm
      use="logIn"
      retry={prove}
      className={layout.fields}
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
      {known === null ? (
        <UsernameInput />
      ) : (
        <input type="hidden" name="username" value={known} autoComplete="username" />
      )}
      <PasswordInput label={authText.password} name="password" autoComplete="current-password" />
      <div className={classes('prose', layout.between)}>
        <CheckField name="remember" defaultChecked>
          {loginText.remember}
        </CheckField>
        <Link href={linkTo(paths.forgotPassword)} className={styles.tap}>
          {loginText.forgotten}
        </Link>
      </div>
      <SubmitButton large>{known === null ? loginText.submit : loginText.againSubmit}</SubmitButton>
    </CommandForm>
  );
}
