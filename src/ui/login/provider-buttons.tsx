import type { Provider } from '#core/account/account.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { providerIcon, useLoginProviders } from '#ui/blocks/person/use-login-providers.ts';
import { Icon } from '#ui/kit/media/icon.tsx';
import styles from './auth.module.css';

/** One form per enabled identity provider. [ACC-01] */
export function ProviderButtons({ redirectUrl }: { readonly redirectUrl: string }) {
  const providers = useLoginProviders();
  return providers.length === 0 ? null : (
    <div className={styles.social}>
      {providers.map(({ id, name }) => (
        <ProviderForm key={id} provider={id} redirectUrl={redirectUrl}>
          {name}
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
  const isSupported = useLoginProviders().some(({ id }) => id === provider);
  return !isSupported ? null : (
    <CommandButton use="logInWithProvider" command={{ provider, redirectUrl }}>
      <Icon name={providerIcon(provider)} />
      {children}
    </CommandButton>
  );
}
