import { awaitsDocuments, canChangeDocuments } from '#core/domains/registrant-documents.ts';
import type { Service } from '#core/services/service.ts';
import * as paths from '#core/shared/paths.ts';
import { papersText as text } from '#ui/blocks/registrant-documents.vi.ts';
import { Note } from '#ui/kit/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import styles from './services.module.css';

/** Nothing for services that need no documents. [DOM-02] */
export function RegistrantDocumentsNote({
  service: { id, documentState },
}: {
  readonly service: Pick<Service, 'id' | 'documentState'>;
}) {
  if (documentState === undefined || !awaitsDocuments(documentState)) return null;
  const open = canChangeDocuments(documentState);
  return (
    <div className={styles.note}>
      <Note kind={open ? 'warn' : 'info'}>
        {open ? text.portal : text.portalSent}{' '}
        <Link href={paths.papers(id)}>{documentState === 'WAITING' ? text.begin : open ? text.goOn : text.look}</Link>
      </Note>
    </div>
  );
}
