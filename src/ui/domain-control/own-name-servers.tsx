import { useState } from 'react';
import {
  isBelow,
  MAX_NAME_SERVERS,
  parseNameServers,
  type TypedNameServer,
  toTypedNameServers,
} from '#core/domain-control/name-servers.ts';
import { isDnsProblem } from '#core/shared/domains/dns-problem.ts';
import { type FieldValidation, validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textAt, textsAt, useSubmission } from '#ui/app/form-fields.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { dnsProblemTexts } from '#ui/failures/dns-problems.vi.ts';
import { fieldSentence } from '#ui/failures/fields.vi.ts';
import { Button, SubmitButton } from '#ui/kit/action/button.tsx';
import { TextInput } from '#ui/kit/form/field.tsx';
import { needsScriptClass } from '#ui/kit/script.ts';
import layout from '#ui/theme/layout.module.css';
import { domainControlText as text } from './domain-control.vi.ts';
import type { Settings } from './settings-query.ts';
import { useReloadSettings } from './use-reload-settings.ts';

/** Enough for most; a browser without JavaScript gets two more than there are. */
const MIN_ROWS = 4;

const rowNames = Array.from({ length: MAX_NAME_SERVERS }, (_, at) => `servers.${at}`);

const rowsOf = (fields: Fields): readonly TypedNameServer[] =>
  rowNames.map((name) => textsAt(fields, ['host', 'addresses'], `${name}.`));

const validate = (domain: string): FieldValidation => ({
  ...validateWith((fields) => {
    const parsed = parseNameServers(domain, rowsOf(fields));
    return parsed.ok ? {} : parsed.failure;
  }),
  sentenceOf: (problem) => (isDnsProblem(problem) ? dnsProblemTexts[problem] : fieldSentence(problem)),
});

/** Rows of hosts with their glue; open while others than the shop's answer. */
export function OwnNameServers({ id, settings: { domain, version, nameServers } }: Settings) {
  const reload = useReloadSettings();
  const servers = nameServers.kind === 'own' ? toTypedNameServers(nameServers.servers) : [];
  const [rows, setRows] = useState(() => Math.min(MAX_NAME_SERVERS, Math.max(MIN_ROWS, servers.length + 2)));
  const isMine = (fields: Fields): boolean => textAt(fields, 'use') === 'own';
  const posted = useSubmission('setNameServers', isMine);
  return (
    <details className={layout.more} open={servers.length > 0 || posted !== null}>
      <summary>{text.ownTitle}</summary>
      <p className={layout.quiet}>
        {text.ownHint} {text.delay}
      </p>
      <CommandForm
        className={layout.after}
        use="setNameServers"
        check={validate(domain)}
        isMine={isMine}
        command={(fields) => ({ id, version, use: 'own' as const, servers: rowsOf(fields) })}
        onFailure={reload}
      >
        <HiddenFields
          fields={[
            ['id', id],
            ['version', String(version)],
            ['use', 'own'],
          ]}
        />
        <div className={layout.fields}>
          {rowNames.slice(0, rows).map((name, at) => (
            <Row key={name} name={name} at={at} domain={domain} server={servers[at]} />
          ))}
        </div>
        <FormFailure />
        <div className={layout.buttons}>
          {rows < MAX_NAME_SERVERS ? (
            <Button className={needsScriptClass} onClick={() => setRows(rows + 1)}>
              {text.moreRows}
            </Button>
          ) : null}{' '}
          <SubmitButton>{text.saveOwn}</SubmitButton>
        </div>
      </CommandForm>
    </details>
  );
}

function Row({
  name,
  at,
  domain,
  server,
}: {
  readonly name: string;
  readonly at: number;
  readonly domain: string;
  readonly server: TypedNameServer | undefined;
}) {
  const plain = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const;
  const isNeeded = server !== undefined && isBelow(domain, server.host);
  return (
    <div className={layout.pair}>
      <TextInput
        label={text.host(at + 1)}
        name={`${name}.host`}
        marked={at > 1}
        required={at < 2}
        defaultValue={server?.host ?? ''}
        {...plain}
      />
      <TextInput
        label={text.addresses(at + 1)}
        name={`${name}.addresses`}
        marked={false}
        hint={at === 0 || isNeeded ? text.addressesHint(domain) : undefined}
        defaultValue={server?.addresses ?? ''}
        {...plain}
      />
    </div>
  );
}
