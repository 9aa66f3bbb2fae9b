import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  checklistOf,
  DECIDED_RETENTION_DAYS,
  DRAFT_RETENTION_DAYS,
  needsLicence,
  type RegistrantDocuments,
  type RegistrantType,
  registrantsOf,
} from '#core/domains/registrant-documents.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { FailureNote } from '#ui/blocks/failure-note.tsx';
import { papersText as text } from '#ui/blocks/registrant-documents.vi.ts';
import { fieldProblems } from '#ui/failures/fields.vi.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card, CardBody, CardHead } from '#ui/kit/card.tsx';
import { Check, CheckTile } from '#ui/kit/check-tile.tsx';
import { DocumentChecklist } from './document-checklist.tsx';
import styles from './registrant-documents.module.css';
import { RegistrantFields } from './registrant-fields.tsx';
import { type RegistrantDocumentsFormState, useRegistrantDocumentsForm } from './use-registrant-documents-form.ts';

const readStep = ({ nativeEvent }: FormEvent<HTMLFormElement>): 'save' | 'send' =>
  nativeEvent instanceof SubmitEvent &&
  nativeEvent.submitter instanceof HTMLButtonElement &&
  nativeEvent.submitter.value === 'send'
    ? 'send'
    : 'save';

/** Without JavaScript the form is posted with its files. [ROUTE-35] */
export function RegistrantDocumentsForm({
  papers,
  first,
}: {
  readonly papers: RegistrantDocuments;
  readonly first: RegistrantType;
}) {
  const form = useRef<HTMLFormElement>(null);
  const formState = useRegistrantDocumentsForm(papers, form, first);
  const [submitCount, setSubmitCount] = useState(0);
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const box = event.currentTarget.elements.namedItem('consent');
    await formState.submit(readStep(event), box instanceof HTMLInputElement && box.checked);
    setSubmitCount((before) => before + 1);
  };
  const list = checklistOf(papers.domain, formState.registrant);
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      className={styles.screen}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event);
      }}
    >
      <input type="hidden" name="_use" value="saveRegistrantDocuments" />
      <input type="hidden" name="idempotencyKey" value="" />
      <input type="hidden" name="id" value={papers.id} />
      <RegistrantChoice papers={papers} hand={formState} />
      <RegistrantFields list={list} hand={formState} />
      <DocumentChecklist list={list} papers={papers} hand={formState} />
      <ConsentCheckbox papers={papers} hand={formState} />
    </form>
  );
}

function RegistrantChoice({
  papers,
  hand,
}: {
  readonly papers: RegistrantDocuments;
  readonly hand: RegistrantDocumentsFormState;
}) {
  const allowed = registrantsOf(papers.domain);
  const [only] = allowed;
  const closed = allowed.length === 1 ? (only === 'citizen' ? text.onlyCitizens : text.onlyOrganisations) : null;
  return (
    <Card as="section" labelledBy="chu-the" className={styles.card}>
      <CardHead>
        <h2 id="chu-the">{text.steps.registrant}</h2>
      </CardHead>
      <CardBody>
        <div className={styles.tiles} role="radiogroup" aria-labelledby="chu-the">
          {allowed.map((each) => (
            <CheckTile
              key={each}
              kind="radio"
              name="registrant"
              value={each}
              checked={hand.registrant === each}
              onChange={() => hand.choose(each)}
              title={text.registrants[each]}
              detail={<small>{text.registrantHints[each]}</small>}
            />
          ))}
        </div>
        {closed === null ? null : <p className={styles.soft}>{closed}</p>}
        {needsLicence(papers.domain) ? <p className={styles.soft}>{text.inField}</p> : null}
        {allowed.length === 1 ? null : (
          <noscript>
            <p className={styles.soft}>{text.withoutScript}</p>
          </noscript>
        )}
      </CardBody>
    </Card>
  );
}

/** Separate consent to the use of identity documents, never pre-ticked. [MARKET 4.4] */
function ConsentCheckbox({
  papers,
  hand,
}: {
  readonly papers: RegistrantDocuments;
  readonly hand: RegistrantDocumentsFormState;
}) {
  const problem = hand.problem('consent');
  return (
    <Card as="section" labelledBy="dong-y" className={styles.card}>
      <CardHead>
        <h2 id="dong-y">{text.steps.consent}</h2>
      </CardHead>
      <CardBody>
        <Check
          name="consent"
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : 'dong-y-loi'}
          onChange={() => hand.mend('consent')}
        >
          {text.consent}
        </Check>
        {problem === null ? null : (
          <p id="dong-y-loi" className={styles.error}>
            {fieldProblems[problem]}
          </p>
        )}
        <p className={styles.soft}>
          {papers.deleteAt === null
            ? text.deletedIn(DRAFT_RETENTION_DAYS, DECIDED_RETENTION_DAYS)
            : text.deleted(formatDate(papers.deleteAt))}
        </p>
        {hand.failure === null ? null : <FailureNote failure={hand.failure} />}
        <div className={styles.buttons}>
          <Button type="submit" name="step" value="save">
            {text.save}
          </Button>
          <Button type="submit" name="step" value="send" kind="primary" busy={hand.busy}>
            {text.send}
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
