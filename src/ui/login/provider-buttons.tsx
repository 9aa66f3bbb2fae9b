import type { Provider } from '#core/account/account.ts';
import { CommandForm, type FormState } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { providerNames } from '#ui/blocks/provider-names.vi.ts';
import { Button } from '#ui/kit/button.tsx';
import { Icon } from '#ui/kit/icon.tsx';
import styles from './auth.module.css';
import { useLoginProviders } from './use-login-providers.ts';

/** A form for each provider that this shop has; the next page is the provider's. [ACC-01] */
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

/** Goes to one provider's page and comes back to `redirectUrl`; nothing where this shop does not have it. */
export function ProviderForm({
  provider,
  redirectUrl,
  children,
}: {
  readonly provider: Provider;
  readonly redirectUrl: string;
  readonly children: string;
}) {
  const has = useLoginProviders().includes(provider);
  return !has ? null : (
    <CommandForm
      use="logInWithProvider"
      isMine={(fields) => textAt(fields, 'provider') === provider}
      command={() => ({ provider, redirectUrl })}
    >
      {({ busy, failure }: FormState) => (
        <>
          <input type="hidden" name="provider" value={provider} />
          <input type="hidden" name="redirectUrl" value={redirectUrl} />
          <Button type="submit" busy={busy}>
            <Icon name={provider} />
            {children}
          </Button>
          {failure === null ? null : (
            <div className={styles.socialNote}>
              <FailureNote failure={failure} />
            </div>
          )}
        </>
      )}
    </CommandForm>
  );
}
