import { inAppBrowserOf } from '#core/shared/people/in-app-browser.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { useLoginProviders } from '#ui/blocks/person/use-login-providers.ts';
import { lazyPart } from '#ui/waking/lazy-part.tsx';
import { useHydrated } from '#ui/waking/use-hydrated.ts';
import styles from './auth.module.css';
import { ProviderForm } from './provider-form.tsx';

const InAppNote = lazyPart(() => import('./in-app-note.tsx'));

/** One form per identity provider that is enabled and serves this browser: Google refuses those inside apps. [ACC-01] */
export function ProviderButtons({ redirectUrl }: { readonly redirectUrl: string }) {
  const { device } = useShop();
  const providers = useLoginProviders();
  const inApp = useHydrated() ? inAppBrowserOf(device?.userAgent() ?? '') : null;
  const usable = providers.filter(({ id }) => inApp === null || id !== 'google');
  return (
    <>
      {usable.length === 0 ? null : (
        <div className={styles.social}>
          {usable.map(({ id, name }) => (
            <ProviderForm key={id} provider={id} redirectUrl={redirectUrl}>
              {name}
            </ProviderForm>
          ))}
        </div>
      )}
      {inApp === null ? null : <InAppNote {...inApp} lacksGoogle={usable.length < providers.length} />}
    </>
  );
}
