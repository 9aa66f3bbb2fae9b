import type { Provider } from '#core/account/account.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { providerIcon, useLoginProviders } from '#ui/blocks/person/use-login-providers.ts';
import { Icon } from '#ui/kit/media/icon.tsx';

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
