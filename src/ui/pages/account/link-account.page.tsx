import { type LinkedAccount, type PendingLoginView, type Provider, providers } from '#core/account/account.ts';
import { LINK_PATH } from '#core/account/log-in/login-paths.ts';
import * as paths from '#core/shared/paths.ts';
import { loadQueries, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import {
  loginProvidersQuery,
  providerIcon,
  useLoginProviders,
  useProviderName,
} from '#ui/blocks/person/use-login-providers.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Icon } from '#ui/kit/media/icon.tsx';
import { spaced } from '#ui/kit/spaced.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Card, SectionCard } from '#ui/kit/surface/card.tsx';
import styles from '#ui/login/auth.module.css';
import { linkText } from '#ui/login/linking.vi.ts';
import { ProviderForm } from '#ui/login/provider-form.tsx';
import { pendingLoginQuery, usePendingLogin } from '#ui/login/use-pending-login.ts';
import layout from '#ui/theme/layout.module.css';

const securityQuery = pageQuery('loadSecurity');

/** [ROUTE-28] */
export const load = loadQueries([securityQuery], [pendingLoginQuery, loginProvidersQuery]);

/** /lien-ket-tai-khoan: the linked provider accounts, and the one pending to be linked. [ROUTE-28, ACC-10] */
export function Page() {
  const security = usePageQuery(securityQuery);
  const pending = usePendingLogin('link');
  const supported = useLoginProviders();
  const rows = providers.map((provider) => ({
    provider,
    logins: security.linkedAccounts.filter((each) => each.provider === provider),
  }));
  return (
    <PageFrame title={linkText.title} lead={linkText.lead} className={styles.narrow}>
      <div className={layout.parts}>
        {pending === null ? null : <PendingLink pending={pending} />}
        <Card>
          <ul className={layout.rows}>
            {rows
              .filter(({ provider, logins }) => logins.length > 0 || supported.some(({ id }) => id === provider))
              .map((row) => (
                <ProviderRow key={row.provider} {...row} />
              ))}
          </ul>
        </Card>
        <p>
          <ButtonLink href={paths.account('bao-mat')} kind="text">
            {linkText.back}
          </ButtonLink>
        </p>
      </div>
    </PageFrame>
  );
}

function PendingLink({ pending: { provider, name, email } }: { readonly pending: PendingLoginView }) {
  const providerName = useProviderName();
  const who = name || email;
  return (
    <SectionCard id="waiting" title={linkText.pendingTitle(provider === null ? '' : providerName(provider))}>
      <p>{who === '' ? linkText.pendingPlain : linkText.pending(who)}</p>
      <CommandButton use="linkAccount" formClass={layout.after} command={{}} kind="primary">
        {linkText.link}
      </CommandButton>
    </SectionCard>
  );
}

function ProviderRow({ provider, logins }: { readonly provider: Provider; readonly logins: readonly LinkedAccount[] }) {
  const name = useProviderName()(provider);
  return (
    <li>
      <Icon name={providerIcon(provider)} size="l" />
      <div className={layout.grow}>
        <p className={layout.flow}>
          <b>{name}</b>{' '}
          <Badge tone={logins.length > 0 ? 'ok' : 'neutral'} dot>
            {logins.length > 0 ? linkText.linked : linkText.notLinked}
          </Badge>
        </p>
        {spaced(
          logins.map((login) => (
            <span key={login.id} className={layout.fine}>
              {login.name}
            </span>
          )),
        )}
      </div>
      {logins.length === 0 ? (
        <ProviderForm provider={provider} redirectUrl={LINK_PATH}>
          {linkText.connect(name)}
        </ProviderForm>
      ) : (
        logins.map((login) => <UnlinkForm key={login.id} login={login} label={linkText.unlink(name)} />)
      )}
    </li>
  );
}

function UnlinkForm({ login, label }: { readonly login: LinkedAccount; readonly label: string }) {
  return (
    <CommandButton use="unlinkAccount" command={{ id: login.id }} kind="text" aria-label={label}>
      {linkText.unlinkShort}
    </CommandButton>
  );
}
