import { useState } from 'react';
import type { LinkedAccount } from '#core/account/account.ts';
import { personalData } from '#core/account/account-paths.ts';
import { validateNewPassword } from '#core/account/registration/password-rules.ts';
import * as paths from '#core/shared/paths.ts';
import { required, validateFields } from '#core/shared/text/validation.ts';
import { validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt, textsAt } from '#ui/app/form-fields.ts';
import { usePageQuery } from '#ui/app/page.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { PasswordInput } from '#ui/blocks/person/password-input.tsx';
import { useProviderName } from '#ui/blocks/person/use-login-providers.ts';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { ButtonLink, SubmitButton } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { securityQuery } from './account-queries.ts';
import { deletionText } from './deletion.vi.ts';
import { Passkeys } from './passkeys.tsx';
import { dataText, linkedText, passwordText } from './security.vi.ts';
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
      <OwnData />
    </>
  );
}

function LinkedAccounts({ linked }: { readonly linked: readonly LinkedAccount[] }) {
  const providerName = useProviderName();
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
        <p className={layout.quiet}>{linkedText.none}</p>
      ) : (
        <dl>
          {linked.map(({ id, provider, name }) => (
            <LeaderRow key={id} label={providerName(provider)} value={name} />
          ))}
        </dl>
      )}
    </SectionCard>
  );
}

/** The customer's data as files. [Luật 91/2025/QH15] */
function OwnData() {
  return (
    <SectionCard id="data" title={dataText.title}>
      <p className={layout.quiet}>{dataText.sentence}</p>
      <div className={classes(layout.flow, layout.after)}>
        <ButtonLink href={personalData('json')} newTab size="s">
          {dataText.json}
        </ButtonLink>{' '}
        <ButtonLink href={personalData('html')} newTab size="s">
          {dataText.html}
        </ButtonLink>{' '}
        <Link href={`${paths.account('thong-tin')}#xoa-tai-khoan`}>{deletionText.link}</Link>
      </div>
    </SectionCard>
  );
}

const validatePassword = (withOld: boolean) => (fields: Fields) => ({
  ...(withOld ? validateFields([['old', textAt(fields, 'old'), required]]) : {}),
  ...validateNewPassword(textsAt(fields, ['password', 'repeat'])),
});

/** Changes the password, or sets the first one of an account from an identity provider. [ACC-09, VAL-01, VAL-02] */
function PasswordForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const title = hasPassword ? passwordText.title : passwordText.firstTitle;
  return (
    <SectionCard id="password" title={title}>
      <p className={layout.quiet}>{hasPassword ? passwordText.sentence : passwordText.firstSentence}</p>
      <Fieldset hasPassword={hasPassword} />
    </SectionCard>
  );
}

function Fieldset({ hasPassword }: { readonly hasPassword: boolean }) {
  /** Incremented after each change, so that React mounts an empty form. */
  const [changeCount, setChangeCount] = useState(0);
  return (
    <CommandForm
      key={changeCount}
      use="changePassword"
      className={classes(layout.fields, layout.after, layout.short)}
      check={validateWith(validatePassword(hasPassword))}
      command={(fields) => textsAt(fields, ['old', 'password', 'repeat'])}
      onDone={() => setChangeCount(changeCount + 1)}
    >
      {hasPassword ? <PasswordInput label={passwordText.old} name="old" autoComplete="current-password" /> : null}
      <PasswordInput label={passwordText.chosen} name="password" autoComplete="new-password" strength />
      <PasswordInput label={passwordText.repeat} name="repeat" autoComplete="new-password" />
      <FormFailure />
      <div>
        <SubmitButton>{hasPassword ? passwordText.save : passwordText.first}</SubmitButton>
      </div>
    </CommandForm>
  );
}
