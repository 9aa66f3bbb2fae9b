import type { LinkedAccount } from '#core/account/account.ts';
import * as paths from '#core/shared/paths.ts';
import { securityQuery } from '#ui/account/account-queries.ts';
import { usePageQuery } from '#ui/app/page.ts';
import { providerNames } from '#ui/blocks/provider-names.vi.ts';
import { ButtonLink } from '#ui/kit/button.tsx';
import { SectionCard } from '#ui/kit/card.tsx';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import styles from './account.module.css';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { linkedText } from './security.vi.ts';
import { Sessions } from './sessions.tsx';
import { TotpCard } from './totp-card.tsx';

export function Security() {
  const { hasPassword, sessions, passkeys, totp, linkedAccounts } = usePageQuery(securityQuery);
  return (
    <>
      <PasswordForm hasPassword={hasPassword} />
      <TotpCard totp={totp} />
      <Passkeys passkeys={passkeys} />
      <LinkedAccounts linked={linkedAccounts} />
      <Sessions sessions={sessions} />
    </>
  );
}

function LinkedAccounts({ linked }: { readonly linked: readonly LinkedAccount[] }) {
  return (
    <SectionCard
      id="linked"
      title={linkedText.title}
      end={
        <ButtonLink href={paths.linkAccount} size="s">
          {linkedText.manage}
        </ButtonLink>
      }
    >
      {linked.length === 0 ? (
        <p className={styles.quiet}>{linkedText.none}</p>
      ) : (
        <dl>
          {linked.map(({ id, provider, name }) => (
            <LeaderRow key={id} label={providerNames[provider]} value={name} />
          ))}
        </dl>
      )}
    </SectionCard>
  );
}
