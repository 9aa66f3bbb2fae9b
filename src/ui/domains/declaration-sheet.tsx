import { checklistOf, type RegistrantDocuments, type RegistrantType } from '#core/domains/registrant-documents.ts';
import { paperFieldNames, papersText as text } from '#ui/blocks/registrant-documents.vi.ts';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import styles from './registrant-documents.module.css';

/** Printable declaration to be signed; hidden on screen. */
export function DeclarationSheet({
  papers,
  first,
}: {
  readonly papers: RegistrantDocuments;
  readonly first: RegistrantType;
}) {
  const registrant = papers.registrant ?? first;
  const { required, optional } = checklistOf(papers.domain, registrant);
  return (
    <section className={styles.sheet}>
      <h2>{text.sheet}</h2>
      <dl>
        <LeaderRow label={text.sheetDomain} value={papers.domain} />
        <LeaderRow label={text.sheetHolder} value={text.registrants[registrant]} />
        {[...required, ...optional].map((name) => (
          <LeaderRow key={name} label={paperFieldNames[name]} value={papers.fields[name] ?? ''} />
        ))}
      </dl>
      <p>{text.sheetPromise}</p>
      <p className={styles.signature}>{text.sheetSigned}</p>
    </section>
  );
}
