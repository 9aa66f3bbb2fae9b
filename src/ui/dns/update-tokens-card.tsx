import { useState } from 'react';
import { fullName } from '#core/dns/dns-record.ts';
import { toDisplayName } from '#core/dns/host-names.ts';
import { MAX_UPDATE_TOKENS, parseUpdateName } from '#core/dns/update-token.ts';
import type { Zone } from '#core/dns/zone.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { isDnsProblem } from '#core/shared/domains/dns-problem.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { type FieldValidation, validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt, textsAt } from '#ui/app/form-fields.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { OneTimeSecret } from '#ui/blocks/one-time-secret.tsx';
import { dnsProblemTexts } from '#ui/failures/dns-problems.vi.ts';
import { fieldSentence } from '#ui/failures/fields.vi.ts';
import { Button, SubmitButton } from '#ui/kit/action/button.tsx';
import { CopyButton } from '#ui/kit/action/copy-button.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './dns.module.css';
import { dnsText as text } from './dns.vi.ts';

type Own = { readonly id: ServiceId; readonly zone: Zone };

/** Tokens by which programs set addresses. */
export function UpdateTokensCard({ id, zone }: Own) {
  const { url, tokens } = zone.updates;
  return (
    <SectionCard id="dia-chi-dong" title={text.updates}>
      <div className={layout.entries}>
        <p>{text.updatesText}</p>
        <p className={layout.row}>
          <span>
            {text.updateUrl}: <code className={styles.long}>{url}</code>
          </span>{' '}
          <CopyButton text={url} label={text.updateUrl} />
        </p>
        <p className={layout.quiet}>{text.updateHint}</p>
        {tokens.length === 0 ? null : (
          <ul className={layout.entries} aria-label={text.updates}>
            {tokens.map(({ name, createdAt, usedAt }) => (
              <li key={name} className={layout.between}>
                <span>
                  <b>{toDisplayName(fullName(zone.domain, name))}</b>{' '}
                  <span className={layout.fine}>
                    {text.tokenFacts(formatMinute(createdAt), usedAt === null ? null : formatMinute(usedAt))}
                  </span>
                </span>
                <RemoveToken id={id} domain={zone.domain} name={name} />
              </li>
            ))}
          </ul>
        )}
        {tokens.length < MAX_UPDATE_TOKENS ? <CreateToken id={id} zone={zone} /> : <p>{text.tokensFull}</p>}
      </div>
    </SectionCard>
  );
}

const validateName = (domain: string): FieldValidation => ({
  ...validateWith((fields) => {
    const name = parseUpdateName(domain, textAt(fields, 'name'));
    return name.ok ? {} : { name: name.failure };
  }),
  sentenceOf: (problem) => (isDnsProblem(problem) ? dnsProblemTexts[problem] : fieldSentence(problem)),
});

/** Without JavaScript the answer to the form shows the token. */
function CreateToken({ id, zone: { domain } }: Own) {
  const { flash } = useShop();
  const [token, setToken] = useState(flash?.notice === 'update-token-shown' ? (flash.secret ?? null) : null);
  return (
    <>
      {token === null ? null : <OneTimeSecret label={text.token} secret={token} warning={text.keepToken} />}
      <CommandForm
        use="createUpdateToken"
        className={layout.entries}
        check={validateName(domain)}
        command={(fields) => ({ id, ...textsAt(fields, ['name']) })}
        onDone={(form, made) => {
          setToken(made.secret);
          form.reset();
        }}
      >
        <HiddenFields fields={[['id', id]]} />
        <TextInput
          label={text.updateName}
          name="name"
          required
          autoCapitalize="none"
          spellCheck={false}
          hint={text.tokenNameHint(domain)}
        />
        <FormFailure />
        <SubmitButton>{text.createToken}</SubmitButton>
      </CommandForm>
    </>
  );
}

function RemoveToken({ id, domain, name }: { readonly id: ServiceId; readonly domain: string; readonly name: string }) {
  return (
    <CommandForm
      use="removeUpdateToken"
      isMine={(fields) => textAt(fields, 'name') === name}
      command={() => ({ id, name })}
    >
      <HiddenFields
        fields={[
          ['id', id],
          ['name', name],
        ]}
      />
      <FormFailure />
      <Button type="submit" size="s" aria-label={text.removeTokenOf(fullName(domain, name))}>
        {text.removeToken}
      </Button>
    </CommandForm>
  );
}
