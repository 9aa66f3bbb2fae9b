import type { Checklist, DocumentType, RegistrantDocuments } from '#core/domains/registrant-documents.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { paperDocumentNames, papersText as text } from '#ui/blocks/registrant-documents.vi.ts';
import { fieldProblems } from '#ui/failures/fields.vi.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card, CardBody, CardHead } from '#ui/kit/card.tsx';
import { FileInput } from '#ui/kit/file-input.tsx';
import { needsScriptClass } from '#ui/kit/script.tsx';
import styles from './registrant-documents.module.css';
import type { RegistrantDocumentsFormState } from './use-registrant-documents-form.ts';

/** Each file is uploaded when selected; uploaded ones are marked. */
export function DocumentChecklist({
  list,
  papers,
  hand,
}: {
  readonly list: Checklist;
  readonly papers: RegistrantDocuments;
  readonly hand: RegistrantDocumentsFormState;
}) {
  return (
    <Card as="section" labelledBy="giay-to" className={styles.card}>
      <CardHead>
        <h2 id="giay-to">{text.steps.documents}</h2>
      </CardHead>
      <CardBody>
        <div className={styles.print}>
          <Button className={needsScriptClass} onClick={() => void hand.keep().then(() => window.print())}>
            {text.print}
          </Button>
          <p>{text.printHint}</p>
        </div>
        <div className={styles.documents}>
          {list.documents.map((document) => (
            <DocumentUpload key={document} document={document} papers={papers} hand={hand} />
          ))}
        </div>
      </CardBody>
    </Card>
  );
}

function DocumentUpload({
  document,
  papers,
  hand,
}: {
  readonly document: DocumentType;
  readonly papers: RegistrantDocuments;
  readonly hand: RegistrantDocumentsFormState;
}) {
  const uploaded = papers.documents.find((each) => each.document === document);
  const problem = hand.problem(`documents.${document}`);
  const says =
    uploaded === undefined ? text.file : text.kept(uploaded.format, uploaded.bytes, formatMinute(uploaded.addedAt));
  return (
    <FileInput
      label={paperDocumentNames[document]}
      required
      hint={<span aria-live="polite">{hand.uploading === document ? text.uploading : says}</span>}
      error={problem === null ? null : fieldProblems[problem]}
      name={`documents.${document}`}
      accept="image/jpeg,image/png,image/webp,application/pdf"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file === undefined) return;
        // Uploaded now, so the final submission must not send it again.
        void hand.attach(document, file).finally(() => {
          target.value = '';
        });
      }}
    />
  );
}
