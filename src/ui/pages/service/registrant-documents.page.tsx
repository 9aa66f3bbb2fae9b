import {
  canChangeDocuments,
  checklistOf,
  documentRules,
  isInReview,
  type RegistrantDocuments,
  type RegistrantType,
  registrantsOf,
} from '#core/domains/documents/registrant-documents.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import { serviceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { ensureFound, type PageLoader, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { paperFieldNames, registrantDocumentsText as text } from '#ui/blocks/person/registrant-documents.vi.ts';
import { RegistrantDocumentsBadge } from '#ui/blocks/person/registrant-documents-badge.tsx';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import styles from '#ui/domains/documents/registrant-documents.module.css';
import { RegistrantDocumentsForm } from '#ui/domains/documents/registrant-documents-form.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';

const documentsQuery = pageQuery('loadRegistrantDocuments', ({ params }) => ({ id: serviceId(params.id ?? '') }));

export const load: PageLoader = async (loader) => {
  const { domain } = await ensureFound(loader, documentsQuery, 'registrantDocuments');
  return { title: text.titleOf(domain) };
};

/** For the domain's owner only. [ROUTE-35, DOM-02] */
export function Page() {
  const registrantDocuments = usePageQuery(documentsQuery);
  const [first = 'citizen'] = registrantsOf(registrantDocuments.domain);
  return (
    <PageFrame className={styles.page}>
      <div className={layout.screen}>
        <p>
          <Link href={paths.registrantDocumentsList}>{text.back}</Link>
        </p>
        <div className={layout.pageHead}>
          <h1>{text.titleOf(registrantDocuments.domain)}</h1>
          <RegistrantDocumentsBadge state={registrantDocuments.state} />
        </div>
        <DocumentsState registrantDocuments={registrantDocuments} />
      </div>
      {canChangeDocuments(registrantDocuments.state) ? (
        <>
          <RegistrantDocumentsForm registrantDocuments={registrantDocuments} first={first} />
          <DeclarationSheet registrantDocuments={registrantDocuments} first={first} />
        </>
      ) : null}
    </PageFrame>
  );
}

function DocumentsState({ registrantDocuments }: { readonly registrantDocuments: RegistrantDocuments }) {
  const { state, reason, sentAt, deleteAt } = registrantDocuments;
  if (documentRules[state].isReturned)
    return (
      <Note kind="warn">
        <b>{text.returned}</b> {reason}
      </Note>
    );
  if (canChangeDocuments(state)) return <p>{text.lead}</p>;
  return (
    <Card padded as="section">
      <Note kind={documentRules[state].isDeployed ? 'ok' : 'info'}>
        {isInReview(state) && sentAt !== null ? text.sent(formatMinute(sentAt)) : text.deployed}
      </Note>
      {deleteAt === null ? null : <p className={layout.outro}>{text.deleted(formatDate(deleteAt))}</p>}
    </Card>
  );
}

/** Printable declaration to be signed; hidden on screen. */
function DeclarationSheet({
  registrantDocuments,
  first,
}: {
  readonly registrantDocuments: RegistrantDocuments;
  readonly first: RegistrantType;
}) {
  const registrant = registrantDocuments.registrant ?? first;
  const { required, optional } = checklistOf(registrantDocuments.domain, registrant);
  return (
    <section className={styles.sheet}>
      <h2>{text.sheet}</h2>
      <dl>
        <LeaderRow label={text.sheetDomain} value={registrantDocuments.domain} />
        <LeaderRow label={text.sheetHolder} value={text.registrants[registrant]} />
        {[...required, ...optional].map((name) => (
          <LeaderRow key={name} label={paperFieldNames[name]} value={registrantDocuments.fields[name] ?? ''} />
        ))}
      </dl>
      <p>{text.sheetPromise}</p>
      <p className={styles.signature}>{text.sheetSigned}</p>
    </section>
  );
}
