import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toDisplayRecord } from '#core/dns/display-record.ts';
import { DEFAULT_TTL, type DnsRecord, keyOf, type RecordType, recordTypes } from '#core/dns/dns-record.ts';
import { parseRecord, typeNamed } from '#core/dns/parse-record.ts';
import type { Zone } from '#core/dns/zone.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { isDnsProblem } from '#core/shared/domains/dns-problem.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { type FieldValidation, validateWith } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { type Fields, textsAt, useSubmission } from '#ui/app/form-fields.ts';
import { privateKey } from '#ui/app/queries.ts';
import { FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { dnsProblemTexts } from '#ui/failures/dns-problems.vi.ts';
import { fieldSentence } from '#ui/failures/fields.vi.ts';
import { Button, ButtonLink, SubmitButton } from '#ui/kit/action/button.tsx';
import { FormGrid, fullWidthClass, TextInput } from '#ui/kit/form/field.tsx';
import { NativeSelect } from '#ui/kit/form/native-select.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { dnsText, valueHints } from './dns.vi.ts';

const parseFields = (fields: Fields) => textsAt(fields, ['name', 'type', 'ttl', 'value']);

/** With the sentences about records, which other forms do not load. */
const validateRecord = (domain: string): FieldValidation => ({
  ...validateWith((fields) => {
    const parsed = parseRecord(domain, parseFields(fields));
    return parsed.ok ? {} : parsed.failure;
  }),
  sentenceOf: (problem) => (isDnsProblem(problem) ? dnsProblemTexts[problem] : fieldSentence(problem)),
});

/** After a faster change elsewhere, the table shows the new records while the typed ones stay in the form. */
export const useReloadZone = () => {
  const queries = useQueryClient();
  return (failure: ShopFailure): void => {
    if (failure.kind === 'zone-changed' || failure.kind === 'zone-refused') {
      void queries.refetchQueries({ queryKey: privateKey('loadZone') });
      void queries.refetchQueries({ queryKey: privateKey('loadZoneTemplates') });
    }
  };
};

/** Adds a record, or edits the given one. */
export function RecordForm({
  id,
  zone,
  record,
}: {
  readonly id: ServiceId;
  readonly zone: Zone;
  readonly record: DnsRecord | null;
}) {
  const { domain, version } = zone;
  const posted = useSubmission('saveRecord');
  const [type, setType] = useState<RecordType>(
    () => typeNamed(posted === null ? '' : parseFields(posted.fields).type) ?? record?.type ?? 'A',
  );
  const reload = useReloadZone();
  const shown = record === null ? null : toDisplayRecord(record);
  const replaces = record === null ? null : keyOf(record);
  return (
    <SectionCard id="sua" title={record === null ? dnsText.addTitle : dnsText.editTitle}>
      <div className={layout.ruled}>
        <CommandForm
          use="saveRecord"
          check={validateRecord(domain)}
          command={(fields) => ({ id, version, replaces, ...parseFields(fields) })}
          onFailure={reload}
        >
          <ZoneFields id={id} version={version} />
          <input type="hidden" name="replaces" value={replaces ?? ''} />
          <FormGrid>
            <TextInput
              label={dnsText.name}
              name="name"
              required
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={shown?.name ?? ''}
              hint={dnsText.nameHint(domain)}
            />
            <NativeSelect
              label={dnsText.type}
              name="type"
              required
              defaultValue={record?.type ?? 'A'}
              onChange={({ target }) => setType(typeNamed(target.value) ?? 'A')}
            >
              {recordTypes.map((each) => (
                <option key={each} value={each}>
                  {dnsText.typeOption(each)}
                </option>
              ))}
            </NativeSelect>
            <TextInput
              label={dnsText.value}
              name="value"
              required
              autoCapitalize="none"
              spellCheck={false}
              className={fullWidthClass}
              defaultValue={shown?.value ?? ''}
              hint={valueHints[type]}
            />
            <TextInput
              label={dnsText.ttl}
              name="ttl"
              required
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={String(record?.ttl ?? DEFAULT_TTL)}
              hint={dnsText.ttlHint}
            />
          </FormGrid>
          <FormFailure />
          <div className={layout.buttons}>
            {record === null ? null : <ButtonLink href={paths.zone(id)}>{dnsText.cancel}</ButtonLink>}{' '}
            <SubmitButton>{record === null ? dnsText.add : dnsText.save}</SubmitButton>
          </div>
        </CommandForm>
        {record === null ? null : <RemoveForm id={id} version={version} record={record} />}
      </div>
    </SectionCard>
  );
}

/** Of every form that changes the zone. */
export function ZoneFields({ id, version }: { readonly id: ServiceId; readonly version: number }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  );
}

function RemoveForm({
  id,
  version,
  record,
}: {
  readonly id: ServiceId;
  readonly version: number;
  readonly record: DnsRecord;
}) {
  const reload = useReloadZone();
  return (
    <CommandForm use="removeRecord" command={() => ({ id, version, record: keyOf(record) })} onFailure={reload}>
      <ZoneFields id={id} version={version} />
      <input type="hidden" name="record" value={keyOf(record)} />
      <FormFailure />
      <Button type="submit" kind="danger" size="s">
        {dnsText.remove}
      </Button>
    </CommandForm>
  );
}
