import {
  canChangeDocuments,
  checklistOf,
  type RegistrantDocuments,
  type RegistrantType,
  registrantsOf,
} from '#core/domains/documents/registrant-documents.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import { serviceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { paperFieldNames, papersText as text } from '#ui/blocks/registrant-documents.vi.ts';
import { RegistrantDocumentsBadge } from '#ui/blocks/registrant-documents-badge.tsx';
import styles from '#ui/domains/registrant-documents.module.css';
import { RegistrantDocumentsForm } from '#ui/domains/registrant-documents-form.tsx';
import { Card } from '#ui/kit/card.tsx';
import layout from '#ui/kit/layout.module.css';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import { Note } from '#ui/kit/note.tsx';
import { Link } from '#ui/navigation/link.tsx';

const papersQuery = pageQuery('loadRegistrantDocuments', ({ params }) => ({ id: serviceId(params.id ?? '') }));

export const load: PageLoader = async (loader) => {
  const { domain } = await ensureFound(loader, papersQuery, 'papers');
  return { title: text.titleOf(domain) };
};

/** For the domain's owner only. [ROUTE-35, DOM-02] */
export function Page() {
  const papers = usePageQuery(papersQuery);
  const [first = 'citizen'] = registrantsOf(papers.domain);
  return (
    <PageFrame className={styles.page}>
      <div className={styles.screen}>
        <p>
          <Link href={paths.papersList}>{text.back}</Link>
        </p>
        <div className={layout.pageHead}>
          <h1>{text.titleOf(papers.domain)}</h1>
          <RegistrantDocumentsBadge state={papers.state} />
        </div>
        <DocumentsState papers={papers} />
      </div>
      {canChangeDocuments(papers.state) ? (
        <>
          <RegistrantDocumentsForm papers={papers} first={first} />
          <DeclarationSheet papers={papers} first={first} />
        </>
      ) : null}
    </PageFrame>
  );
}

function DocumentsState({ papers }: { readonly papers: RegistrantDocuments }) {
  const { state, reason, sentAt, deleteAt } = papers;
  if (state === 'RETURNED')
    return (
      <Note kind="warn">
        <b>{text.returned}</b> {reason}
      </Note>
    );
  if (canChangeDocuments(state)) return <p>{text.lead}</p>;
  return (
    <Card padded as="section">
      <Note kind={state === 'DEPLOYED' ? 'ok' : 'info'}>
        {state === 'SENT' && sentAt !== null ? text.sent(formatMinute(sentAt)) : text.deployed}
      </Note>
      {deleteAt === null ? null : <p className={styles.soft}>{text.deleted(formatDate(deleteAt))}</p>}
    </Card>
  );
}

/** Printable declaration to be signed; hidden on screen. */
function DeclarationSheet({ papers, first }: { readonly papers: RegistrantDocuments; readonly first: RegistrantType }) {
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
