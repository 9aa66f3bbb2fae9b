import type { InstalmentRow } from '#core/services/scheduled-instalment.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { dueText } from '#ui/blocks/order/instalments.vi.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { NumberCell, Table } from '#ui/kit/surface/table.tsx';
import { Link } from '#ui/navigation/link.tsx';

/** Due date, amount and state of one line's instalments. [INS-01] */
export function ScheduleTable({ title, dues }: { readonly title: string; readonly dues: readonly InstalmentRow[] }) {
  return (
    <Table
      caption={dueText.caption(title)}
      stack="labelled"
      columns={[dueText.month, dueText.date, { numeric: dueText.amount }, dueText.state]}
    >
      {dues.map((due) => (
        <tr key={due.id}>
          <td data-label={dueText.month}>{dueText.monthOf(due.month, due.months)}</td>
          <td data-label={dueText.date}>{formatDate(due.dueDate)}</td>
          <NumberCell label={dueText.amount}>{formatDong(due.amounts.gross)}</NumberCell>
          <td data-label={dueText.state}>
            <InstalmentState due={due} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function InstalmentState({ due: { month, paid, pendingOrderId, state, daysLeft } }: { readonly due: InstalmentRow }) {
  if (paid !== null)
    return (
      <Link href={paths.order(paid.order)} aria-label={`${dueText.paid}. ${dueText.paidBy(month)}`}>
        {dueText.paid}
      </Link>
    );
  if (pendingOrderId !== null)
    return (
      <Link href={paths.order(pendingOrderId)} aria-label={`${dueText.waiting}. ${dueText.waitingIn(month)}`}>
        {dueText.waiting}
      </Link>
    );
  if (state === 'overdue')
    return (
      <Badge tone="error" dot>
        {dueText.overdue(-daysLeft)}
      </Badge>
    );
  return daysLeft === 0 ? (
    <Badge tone="warn" dot>
      {dueText.today}
    </Badge>
  ) : (
    dueText.left(daysLeft)
  );
}

/** Keeps the given order. */
export const groupByLine = (
  dues: readonly InstalmentRow[],
): readonly (readonly [InstalmentRow, ...InstalmentRow[]])[] => {
  const lines = new Map<string, [InstalmentRow, ...InstalmentRow[]]>();
  for (const due of dues) {
    const months = lines.get(due.lineId);
    if (months) months.push(due);
    else lines.set(due.lineId, [due]);
  }
  return [...lines.values()];
};
