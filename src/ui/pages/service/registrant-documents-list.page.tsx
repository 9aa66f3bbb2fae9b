import {
  canChangeDocuments,
  documentRules,
  isBlank,
  type RegistrantDocumentsRow,
} from '#core/domains/documents/registrant-documents.ts';
import * as paths from '#core/shared/paths.ts';
import { loadQueries, pageQuery, usePageQuery } from '#ui/app/page.ts';
import { EmptyState } from '#ui/blocks/content/empty-state.tsx';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { registrantDocumentsText as text } from '#ui/blocks/person/registrant-documents.vi.ts';
import { RegistrantDocumentsBadge } from '#ui/blocks/person/registrant-documents-badge.tsx';
import styles from '#ui/domains/documents/registrant-documents.module.css';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';

const registrantDocumentsList = pageQuery('loadRegistrantDocumentsList');

/** /xac-thuc-thong-tin-domain [ROUTE-34] */
export const load = loadQueries([registrantDocumentsList]);

/** Domains that need registrant documents; those that await the visitor first. [ROUTE-34, DOM-02] */
export function Page() {
  const rows = usePageQuery(registrantDocumentsList);
  const sorted = rows.toSorted((a, b) => Number(canChangeDocuments(b.state)) - Number(canChangeDocuments(a.state)));
  return (
    <PageFrame title={text.title} lead={text.lead} className={styles.page}>
      <Card as="section">
        {sorted.length === 0 ? (
          <EmptyState
            title={text.emptyTitle}
            sentence={text.emptySentence}
            href={paths.domainSearch()}
            link={text.search}
          />
        ) : (
          <ul className={layout.rows} aria-label={text.list}>
            {sorted.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Card>
    </PageFrame>
  );
}

const actionOf = ({ state }: RegistrantDocumentsRow): string =>
  isBlank(state) ? text.begin : documentRules[state].isReturned ? text.goOn : text.look;

function Row({ row }: { readonly row: RegistrantDocumentsRow }) {
  const { id, domain, state, reason } = row;
  const action = actionOf(row);
  return (
    <li>
      <div className={layout.wide}>
        <b>{domain}</b>
        {documentRules[state].isReturned && reason !== null ? <p className={layout.quiet}>{reason}</p> : null}
      </div>
      <RegistrantDocumentsBadge state={state} />
      <ButtonLink href={paths.registrantDocuments(id)} size="s" kind={canChangeDocuments(state) ? 'primary' : 'line'}>
        {action} <span className={layout.sr}>{domain}</span>
      </ButtonLink>
    </li>
  );
}
