import {
  checklistOf,
  DECIDED_RETENTION_DAYS,
  DRAFT_RETENTION_DAYS,
  needsLicence,
  type RegistrantDocuments,
  type RegistrantType,
  registrantsOf,
} from '#core/domains/documents/registrant-documents.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm, useFormState } from '#ui/app/command-form.tsx';
import { textAt } from '#ui/app/form-fields.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { FailureNote } from '#ui/blocks/failure/failure-note.tsx';
import { registrantDocumentsText as text } from '#ui/blocks/person/registrant-documents.vi.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { CheckField } from '#ui/kit/form/check.tsx';
import { CheckTile } from '#ui/kit/form/check-tile.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import { DocumentChecklist } from './document-checklist.tsx';
import { RegistrantFields } from './registrant-fields.tsx';
import { type RegistrantDocumentsDraft, useRegistrantDocumentsDraft } from './use-registrant-documents-draft.ts';

type Props = { readonly registrantDocuments: RegistrantDocuments; readonly draft: RegistrantDocumentsDraft };

/** Without JavaScript the form is posted with its files. [ROUTE-35] */
export function RegistrantDocumentsForm({
  registrantDocuments,
  first,
}: Pick<Props, 'registrantDocuments'> & {
  readonly first: RegistrantType;
}) {
  const draft = useRegistrantDocumentsDraft(registrantDocuments, first);
  const list = checklistOf(registrantDocuments.domain, draft.registrant);
  return (
    <CommandForm
      use="saveRegistrantDocuments"
      encType="multipart/form-data"
      className={classes(layout.parts, layout.after, layout.screen)}
      initial={{ fields: draft.fields }}
      check={validateByService}
      command={async (fields, form) => ({
        ...(await draft.settled(form)),
        consent: textAt(fields, 'consent') !== '',
        step: textAt(fields, 'step') === 'send' ? ('send' as const) : ('save' as const),
      })}
    >
      <input type="hidden" name="id" value={registrantDocuments.id} />
      <RegistrantChoice registrantDocuments={registrantDocuments} draft={draft} />
      <RegistrantFields list={list} draft={draft} />
      <DocumentChecklist list={list} registrantDocuments={registrantDocuments} draft={draft} />
      <ConsentCheckbox registrantDocuments={registrantDocuments} draft={draft} />
    </CommandForm>
  );
}

function RegistrantChoice({ registrantDocuments, draft }: Props) {
  const allowed = registrantsOf(registrantDocuments.domain);
  const [only] = allowed;
  const closed = allowed.length === 1 ? (only === 'citizen' ? text.onlyCitizens : text.onlyOrganisations) : null;
  return (
    <SectionCard id="chu-the" title={text.steps.registrant}>
      <div className={layout.entries} role="radiogroup" aria-labelledby="chu-the">
        {allowed.map((each) => (
          <CheckTile
            key={each}
            kind="radio"
            name="registrant"
            value={each}
            checked={draft.registrant === each}
            onChange={({ target }) => target.form && draft.choose(target.form, each)}
            title={text.registrants[each]}
            detail={<small className={layout.fine}>{text.registrantHints[each]}</small>}
          />
        ))}
      </div>
      {closed === null ? null : <p className={layout.outro}>{closed}</p>}
      {needsLicence(registrantDocuments.domain) ? <p className={layout.outro}>{text.inField}</p> : null}
      {allowed.length === 1 ? null : (
        <noscript>
          <p className={layout.outro}>{text.withoutScript}</p>
        </noscript>
      )}
    </SectionCard>
  );
}

/** Separate consent to the use of identity documents, never pre-ticked. [MARKET 4.4] */
function ConsentCheckbox({ registrantDocuments, draft }: Props) {
  const failure = useFormState().failure ?? draft.failure;
  const { seller } = useShop().identity;
  return (
    <SectionCard id="dong-y" title={text.steps.consent}>
      <CheckField name="consent" restored={false}>
        {text.consent(seller)}
      </CheckField>
      <p className={layout.outro}>
        {registrantDocuments.deleteAt === null
          ? text.deletedIn(DRAFT_RETENTION_DAYS, DECIDED_RETENTION_DAYS)
          : text.deleted(formatDate(registrantDocuments.deleteAt))}
      </p>
      {failure === null || failure.kind === 'invalid-fields' ? null : <FailureNote failure={failure} />}
      <div className={layout.buttons}>
        <Button type="submit" name="step" value="save" busy={false}>
          {text.save}
        </Button>{' '}
        <Button type="submit" name="step" value="send" kind="primary">
          {text.send}
        </Button>
      </div>
    </SectionCard>
  );
}
