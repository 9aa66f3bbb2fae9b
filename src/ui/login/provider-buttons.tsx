import type { Provider } from '#core/account/account.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { providerIcon, useLoginProviders } from '#ui/blocks/person/use-login-providers.ts';
import { lazyPart } from '#ui/kit/lazy-part.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import styles from './auth.module.css';

const InAppNote = lazyPart(() => import('./in-app-note.tsx'));

/** One form per identity provider that is enabled and serves this browser: Google refuses those inside apps. [ACC-01] */
export function ProviderButtons({ redirectUrl }: { readonly redirectUrl: string }) {
  const { device } = useShop();
  const providers = useLoginProviders();
  const inApp = useHydrated() ? (device?.inAppBrowser() ?? null) : null;
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

/** Returns to `redirectUrl`; nothing when this shop does not support the provider. */
export function ProviderForm({
  provider,
  redirectUrl,
  children,
}: {
  readonly provider: Provider;
  readonly redirectUrl: string;
  readonly children: string;
}) {
  const isSupported = useLoginProviders().some(({ id }) => id === provider);
  return !isSupported ? null : (
    <CommandButton use="logInWithProvider" command={{ provider, redirectUrl }}>
      <Icon name={providerIcon(provider)} />
      {children}
    </CommandButton>
  );
}
