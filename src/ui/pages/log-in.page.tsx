import { useQuery } from '@tanstack/react-query';
import * as paths from '#core/shared/paths.ts';
import { type PageLoader, prefetch } from '#ui/app/page.ts';
import { queryOptionsOf } from '#ui/app/queries.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { providerNames } from '#ui/blocks/provider-names.vi.ts';
import { Note } from '#ui/kit/note.tsx';
import styles from '#ui/login/auth.module.css';
import { AuthPage } from '#ui/login/auth-page.tsx';
import { ConfirmStep } from '#ui/login/confirm-step.tsx';
import { LoginForm } from '#ui/login/login-form.tsx';
import { loginText } from '#ui/login/messages.vi.ts';
import { PasskeyButton } from '#ui/login/passkey-button.tsx';
import { ProviderButtons } from '#ui/login/provider-buttons.tsx';
import { redirectCustomers } from '#ui/login/redirect-customers.ts';
import { useReturnPath } from '#ui/login/return-path.ts';
import { SecondFactor } from '#ui/login/second-factor.tsx';
import { loginProvidersQuery } from '#ui/login/use-login-providers.ts';
import { pendingLoginQuery, usePendingLogin } from '#ui/login/use-pending-login.ts';
import { Link } from '#ui/navigation/link.tsx';
import { firstValue } from '#ui/navigation/search.ts';

/** Redirects logged-in customers to their return path. [ROUTE-23, ACC-07] */
export const load: PageLoader = async (loader) => {
  await Promise.all([
    redirectCustomers(loader),
    prefetch(loader, pendingLoginQuery),
    prefetch(loader, loginProvidersQuery),
  ]);
};

/** /dang-nhap: password, passkey, identity provider, or the pending login's step. [ROUTE-23, ACC-01] */
export function Page() {
  const pending = usePendingLogin('confirm', 'second-factor', 'link');
  const restartHref = firstValue(useSearchTexts(), 'step') !== null;
  if (pending?.step === 'confirm') return <ConfirmStep pending={pending} />;
  if (pending?.step === 'second-factor' && !restartHref) return <SecondFactor />;
  return <LogIn linking={pending?.step === 'link' ? providerNames[pending.provider ?? 'google'] : null} />;
}

function LogIn({ linking }: { readonly linking: string | null }) {
  const { redirectUrl, linkTo } = useReturnPath();
  return (
    <AuthPage
      title={loginText.title}
      lead={
        <>
          {loginText.noAccount} <Link href={linkTo(paths.register)}>{loginText.register}</Link>
          {loginText.or} <Link href={paths.checkout}>{loginText.asGuest}</Link>.
        </>
      }
    >
      <CartNote />
      {linking === null ? null : (
        <div className={styles.note}>
          <Note>{loginText.linkNote(linking)}</Note>
        </div>
      )}
      <LoginForm />
      <p className={styles.or}>{loginText.orWith}</p>
      <ProviderButtons redirectUrl={redirectUrl} />
      <PasskeyButton redirectUrl={redirectUrl} />
    </AuthPage>
  );
}

/** Login adopts the cart. [ACC-05] */
function CartNote() {
  const { client } = useShop();
  const { data } = useQuery(queryOptionsOf(client, 'loadVisitor', {}));
  if (!data?.itemCount) return null;
  return (
    <div className={styles.note}>
      <Note kind="plain" icon="cart">
        {loginText.cartKept(data.itemCount)}
      </Note>
    </div>
  );
}
