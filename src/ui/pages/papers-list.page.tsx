import { canChangeDocuments, type RegistrantDocumentsRow } from '#core/domains/registrant-documents.ts';
import * as paths from '#core/shared/paths.ts';
import { ensure, type PageLoader, pageQuery } from '#ui/app/page.ts';
import { usePageQuery } from '#ui/app/use-page-query.ts';
import { papersText as text } from '#ui/blocks/registrant-documents.vi.ts';
import { RegistrantDocumentsBadge } from '#ui/blocks/registrant-documents-badge.tsx';
import styles from '#ui/domains/registrant-documents.module.css';
import { ButtonLink } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { EmptyState } from '#ui/kit/state.tsx';

const papersList = pageQuery('loadRegistrantDocumentsList');

export const load: PageLoader = async (loader) => {
  await ensure(loader, papersList);
};

/** Domains that need registrant documents; those that await the visitor first. [ROUTE-34, DOM-02] */
export function Page() {
  const rows = usePageQuery(papersList);
  const sorted = rows.toSorted((a, b) => Number(canChangeDocuments(b.state)) - Number(canChangeDocuments(a.state)));
  return (
    <div className={classes(layout.wrap, layout.page, styles.page)}>
      <div className={layout.pageHead}>
        <div>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
      </div>
      <Card as="section">
        {sorted.length === 0 ? (
          <EmptyState
            title={text.emptyTitle}
            sentence={text.emptySentence}
            action={
              <ButtonLink href={paths.domainSearch} kind="primary">
                {text.search}
              </ButtonLink>
            }
          />
        ) : (
          <ul aria-label={text.list}>
            {sorted.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

const actionOf = ({ state }: RegistrantDocumentsRow): string =>
  state === 'WAITING' ? text.begin : state === 'RETURNED' ? text.goOn : text.look;

function Row({ row }: { readonly row: RegistrantDocumentsRow }) {
  const { id, domain, state, reason } = row;
  const action = actionOf(row);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{domain}</b>
        {state === 'RETURNED' && reason !== null ? <p>{reason}</p> : null}
      </div>
      <RegistrantDocumentsBadge state={state} />
      <ButtonLink href={paths.papers(id)} size="s" kind={canChangeDocuments(state) ? 'primary' : 'line'}>
        {action} <span className={layout.sr}>{domain}</span>
      </ButtonLink>
    </li>
  );
}
