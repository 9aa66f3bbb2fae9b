import { useState } from 'react';
import type { Checklist, DocumentType, RegistrantDocuments } from '#core/domains/documents/registrant-documents.ts';
import { MAX_DOCUMENT_BYTES, validateDocumentFile } from '#core/domains/documents/validate-document-file.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { paperDocumentNames, registrantDocumentsText as text } from '#ui/blocks/person/registrant-documents.vi.ts';
import { fieldSentence } from '#ui/failures/fields.vi.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { FileInput } from '#ui/kit/form/file-input.tsx';
import { toBase64 } from '#ui/kit/media/base64.ts';
import { needsScriptClass } from '#ui/kit/script.ts';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import type { RegistrantDocumentsDraft } from './use-registrant-documents-draft.ts';

/** Each file is uploaded when selected; uploaded ones are marked. */
export function DocumentChecklist({
  list,
  registrantDocuments,
  draft,
}: {
  readonly list: Checklist;
  readonly registrantDocuments: RegistrantDocuments;
  readonly draft: RegistrantDocumentsDraft;
}) {
  return (
    <SectionCard id="giay-to" title={text.steps.documents}>
      <div className={layout.parts}>
        <div className={layout.flow}>
          <Button
            className={needsScriptClass}
            onClick={({ currentTarget: { form } }) => form && void draft.save(form).then(() => window.print())}
          >
            {text.print}
          </Button>
          <p className={classes(layout.quiet, layout.wide)}>{text.printHint}</p>
        </div>
        {list.documents.map((document) => (
          <DocumentUpload key={document} document={document} registrantDocuments={registrantDocuments} draft={draft} />
        ))}
      </div>
    </SectionCard>
  );
}

function DocumentUpload({
  document,
  registrantDocuments,
  draft,
}: {
  readonly document: DocumentType;
  readonly registrantDocuments: RegistrantDocuments;
  readonly draft: RegistrantDocumentsDraft;
}) {
  const uploaded = registrantDocuments.documents.find((each) => each.document === document);
  const [isUploading, setIsUploading] = useState(false);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const says =
    uploaded === undefined ? text.file : text.kept(uploaded.format, uploaded.bytes, formatMinute(uploaded.addedAt));
  const upload = async (form: HTMLFormElement, file: File): Promise<void> => {
    const answer = await draft.save(form, async () => {
      setIsUploading(true);
      const content = file.size > MAX_DOCUMENT_BYTES ? null : toBase64(new Uint8Array(await file.arrayBuffer()));
      const found = content === null ? 'file-large' : validateDocumentFile(content);
      setProblem(found);
      return content === null || found !== null ? null : { documents: { [document]: content } };
    });
    if (answer?.ok === false && answer.failure.kind === 'invalid-fields')
      setProblem(answer.failure.fields[`documents.${document}`] ?? null);
    setIsUploading(false);
  };
  return (
    <FileInput
      label={paperDocumentNames[document]}
      required
      hint={<span aria-live="polite">{isUploading ? text.uploading : says}</span>}
      error={problem === null ? null : fieldSentence(problem)}
      name={`documents.${document}`}
      accept="image/jpeg,image/png,image/webp,application/pdf"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file === undefined || target.form === null) return;
        // The file is uploaded now, so the final submission must not send it again.
        void upload(target.form, file).finally(() => {
          target.value = '';
        });
      }}
    />
  );
}
