import type { ServiceCheck } from '#core/checks/self-check.ts';
import * as paths from '#core/shared/paths.ts';
import { loadQueries, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import styles from '#ui/checks/checks.module.css';
import { adviceOf, serviceNames, stateNames, selfCheckText as text } from '#ui/checks/messages.vi.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Card } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { NumberCell, Table } from '#ui/kit/surface/table.tsx';
import layout from '#ui/theme/layout.module.css';

const selfCheck = publicPageQuery('selfCheck');

/** /test12 */
export const load = loadQueries([selfCheck]);

/** /test12: state of every configured service. [ROUTE-41] */
export function Page() {
  const checks = usePageQuery(selfCheck);
  const failedCount = checks.filter(({ state }) => state !== 'up').length;
  return (
    <PageFrame>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.lead}</p>
      <div className={classes(layout.between, styles.summary)}>
        <Note kind={failedCount === 0 ? 'ok' : 'error'}>
          {failedCount === 0 ? text.allUp(checks.length) : text.someDown(failedCount, checks.length)}
        </Note>
        <form action={paths.selfCheck}>
          <Button type="submit">{text.again}</Button>
        </form>
      </div>
      <Card>
        <CheckTable checks={checks} />
      </Card>
      <p className={layout.hint}>{text.crm}</p>
    </PageFrame>
  );
}

function CheckTable({ checks }: { readonly checks: readonly ServiceCheck[] }) {
  const { columns } = text;
  return (
    <Table
      caption={text.title}
      stack="labelled"
      columns={[columns.service, columns.state, { numeric: columns.time }, columns.advice]}
    >
      {checks.map(({ service, state, durationMs }) => (
        <tr key={service}>
          <td data-label={columns.service}>
            <b>{serviceNames[service].name}</b>
          </td>
          <td data-label={columns.state}>
            <Badge tone={state === 'up' ? 'ok' : 'error'} dot>
              {stateNames[state]}
            </Badge>
          </td>
          <NumberCell label={columns.time}>{text.ms(durationMs)}</NumberCell>
          <td data-label={columns.advice}>{adviceOf[state](serviceNames[service].variable)}</td>
        </tr>
      ))}
    </Table>
  );
}
