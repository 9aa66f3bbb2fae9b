import type { ServiceCheck } from '#core/checks/self-check.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { NumberCell, Table } from '#ui/kit/table.tsx';
import { adviceOf, selfCheckText, serviceNames, stateNames } from './messages.vi.ts';

const { columns } = selfCheckText;

export function CheckTable({ checks }: { readonly checks: readonly ServiceCheck[] }) {
  return (
    <Table
      caption={selfCheckText.title}
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
          <NumberCell label={columns.time}>{selfCheckText.ms(durationMs)}</NumberCell>
          <td data-label={columns.advice}>{adviceOf[state](serviceNames[service].variable)}</td>
        </tr>
      ))}
    </Table>
  );
}
