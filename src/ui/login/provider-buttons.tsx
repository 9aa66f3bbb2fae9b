import type { Provider } from '#core/account/account.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { providerNames } from '#ui/blocks/provider-names.vi.ts';
import { Icon } from '#ui/kit/icon.tsx';
import styles from './auth.module.css';
import { useLoginProviders } from './use-login-providers.ts';

/** One form per enabled identity provider. [ACC-01] */
export function ProviderButtons({ redirectUrl }: { readonly redirectUrl: string }) {
  const providers = useLoginProviders();
  return providers.length === 0 ? null : (
    <div className={styles.social}>
      {providers.map((provider) => (
        <ProviderForm key={provider} provider={provider} redirectUrl={redirectUrl}>
          {providerNames[provider]}
        </ProviderForm>
      ))}
    </div>
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
  const isSupported = useLoginProviders().includes(provider);
  return !isSupported ? null : (
    <CommandButton use="logInWithProvider" command={{ provider, redirectUrl }}>
      <Icon name={provider} />
      {children}
    </CommandButton>
  );
}
