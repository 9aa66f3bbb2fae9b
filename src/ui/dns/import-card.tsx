import { useState } from 'react';
import { encodingOf, MAX_ENCODED_BYTES } from '#core/dns/file-encoding.ts';
import { type ImportReview, planImport } from '#core/dns/plan-import.ts';
import type { Zone } from '#core/dns/zone.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import { validateByService } from '#ui/app/checked-by.ts';
import { CommandForm } from '#ui/app/command-form.tsx';
import { textAt, useSubmission } from '#ui/app/form-fields.ts';
import { FailureNote, FormFailure } from '#ui/blocks/failure/failure-note.tsx';
import { dnsProblemTexts, zoneRemarkTexts } from '#ui/failures/dns-problems.vi.ts';
import { Button, SubmitButton } from '#ui/kit/action/button.tsx';
import { Check } from '#ui/kit/form/check.tsx';
import { FormGrid, fullWidthClass } from '#ui/kit/form/field.tsx';
import { FileInput } from '#ui/kit/form/file-input.tsx';
import { TextArea } from '#ui/kit/form/text-area.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './dns.module.css';
import { dnsText } from './dns.vi.ts';
import { useReloadZone, ZoneFields } from './record-form.tsx';

/** A file is read as text; too large ones only far enough to be refused. */
const textOf = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.slice(0, MAX_ENCODED_BYTES + 1).arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
};

/** Two steps: the file is read and compared, then exactly what was read is applied. */
export function ImportCard({ id, zone }: { readonly id: ServiceId; readonly zone: Zone }) {
  const posted = useSubmission('importZone')?.failure ?? null;
  const [failure, setFailure] = useState<ShopFailure | null>(posted);
  const review = failure?.kind === 'zone-import-review' ? failure : null;
  return (
    <SectionCard id="nhap" title={dnsText.importTitle}>
      <CommandForm
        use="importZone"
        draft={`zone ${id}`}
        encType="multipart/form-data"
        check={validateByService}
        command={async (fields, form) => {
          // The browser compares by itself and sends nothing.
          const input = form.elements.namedItem('file');
          const file = input instanceof HTMLInputElement ? input.files?.[0] : undefined;
          const uploaded = file === undefined ? '' : await textOf(file);
          const text = uploaded === '' ? textAt(fields, 'text') : uploaded;
          const planned = planImport(zone, { text, replaceAll: textAt(fields, 'replaceAll') === 'on' });
          setFailure(planned.ok ? planned.value.review : planned.failure);
          return null;
        }}
      >
        <ZoneFields id={id} version={zone.version} />
        <FormGrid>
          <FileInput
            label={dnsText.file}
            name="file"
            marked={false}
            className={fullWidthClass}
            accept=".zone,.txt,.db,text/plain"
            hint={dnsText.importHint}
          />
          <TextArea
            label={dnsText.text}
            name="text"
            marked={false}
            className={fullWidthClass}
            rows={6}
            spellCheck={false}
            error={failure?.kind === 'invalid-fields' ? textProblem(failure) : null}
          />
          <Check name="replaceAll" defaultChecked={review?.replaceAll ?? false}>
            {dnsText.replaceAll}
          </Check>
        </FormGrid>
        {failure === null || review !== null || failure.kind === 'invalid-fields' ? null : (
          <FailureNote failure={failure} />
        )}
        <div className={layout.buttons}>
          <Button type="submit">{dnsText.preview}</Button>
        </div>
      </CommandForm>
      {review === null ? null : <Review id={id} zone={zone} review={review} onDone={() => setFailure(null)} />}
    </SectionCard>
  );
}

const textProblem = ({ fields }: Extract<ShopFailure, { kind: 'invalid-fields' }>): string =>
  fields.text === 'dns-file-large' ? dnsProblemTexts['dns-file-large'] : dnsText.importHint;

function Review({
  id,
  zone,
  review,
  onDone,
}: {
  readonly id: ServiceId;
  readonly zone: Zone;
  readonly review: ImportReview;
  readonly onDone: () => void;
}) {
  const reload = useReloadZone();
  const { text, replaceAll, addedCount, removedCount, problems, problemCount, remarks } = review;
  const isChange = addedCount + removedCount > 0;
  return (
    <CommandForm
      use="importZone"
      isMine={(fields) => textAt(fields, 'confirmed') !== ''}
      command={() => ({ id, version: zone.version, text, file: '', replaceAll, confirmed: true })}
      onDone={onDone}
      onFailure={reload}
    >
      <ZoneFields id={id} version={zone.version} />
      <input type="hidden" name="confirmed" value="on" />
      <input type="hidden" name="replaceAll" value={replaceAll ? 'on' : ''} />
      {/* A hidden input would lose the line breaks. */}
      <textarea hidden readOnly name="text" value={text} />
      <h3 className={layout.after}>{dnsText.review}</h3>
      <p>{isChange ? dnsText.reviewCounts(addedCount, removedCount) : dnsText.nothingToDo}</p>
      <ul className={styles.difference}>
        {review.removed.map((each) => (
          <li key={each}>
            <b>− {dnsText.removed}</b> <code>{each}</code>
          </li>
        ))}
        {review.added.map((each) => (
          <li key={each}>
            <b>+ {dnsText.added}</b> <code>{each}</code>
          </li>
        ))}
      </ul>
      {remarks.length === 0 ? null : (
        <>
          <h3 className={layout.after}>{dnsText.adapted}</h3>
          <ul className={styles.difference}>
            {remarks.map(({ remark, lines, count }) => (
              <li key={remark}>{dnsText.remark(zoneRemarkTexts[remark], lines, count)}</li>
            ))}
          </ul>
        </>
      )}
      {problems.length === 0 ? null : (
        <>
          <h3 className={layout.after}>{dnsText.leftOut}</h3>
          <ul className={styles.difference}>
            {problems.map(({ line, text: told, problem }) => (
              <li key={line}>
                <code>{dnsText.line(line, told)}</code>{' '}
                {problem === 'syntax' ? dnsText.syntax : dnsProblemTexts[problem]}
              </li>
            ))}
            {problemCount > problems.length ? <li>{dnsText.moreLeftOut(problemCount - problems.length)}</li> : null}
          </ul>
        </>
      )}
      <FormFailure />
      {isChange ? (
        <div className={layout.buttons}>
          <SubmitButton>{dnsText.applyImport}</SubmitButton>
        </div>
      ) : null}
    </CommandForm>
  );
}
