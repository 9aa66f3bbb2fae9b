import * as paths from '#core/shared/paths.ts';
import { type PageLoader, prefetch } from '#ui/app/page.ts';
import styles from '#ui/login/auth.module.css';
import { AuthPage } from '#ui/login/auth-page.tsx';
import { registerText } from '#ui/login/joining.vi.ts';
import { loginText } from '#ui/login/messages.vi.ts';
import { ProviderButtons } from '#ui/login/provider-buttons.tsx';
import { redirectCustomers } from '#ui/login/redirect-customers.ts';
import { RegisterForm } from '#ui/login/register-form.tsx';
import { useReturnPath } from '#ui/login/return-path.ts';
import { loginProvidersQuery } from '#ui/login/use-login-providers.ts';
import { Link } from '#ui/navigation/link.tsx';

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
      <p className={styles.or}>{loginText.orWith}</p>
      <ProviderButtons redirectUrl={redirectUrl} />
    </AuthPage>
  );
}
