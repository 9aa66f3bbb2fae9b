import type { InstalmentRow } from '#core/services/scheduled-instalment.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import type { OrderId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import type { Fields } from '#ui/app/form-fields.ts';
import { CommandButton } from '#ui/blocks/command-button.tsx';
import { dueText } from '#ui/blocks/order/instalments.vi.ts';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { CardBody, SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import { ScheduleTable } from './schedule-table.tsx';

export const INSTALMENTS_FIELD = 'dues[ky]';

export const paysInstalments = ({ dues }: Fields): boolean => dues !== undefined;

/** One service's instalments, and the next payable one. [INS-01] */
export function InstalmentsCard({ dues }: { readonly dues: readonly InstalmentRow[] }) {
  const [first] = dues;
  if (!first) return null;
  const next = dues.find(({ paid }) => paid === null) ?? null;
  const { title, months, services } = first;
  const paid = 1 + dues.filter((due) => due.paid !== null).length;
  return (
    <SectionCard id="tra-gop" title={dueText.title} flush>
      <CardBody>
        <p className={layout.intro}>
          {next === null ? dueText.done(months) : dueText.intro(paid, months)}
          {services.length > 1 ? ` ${dueText.forMachines(services.length)}` : null}
        </p>
        {next === null ? null : <Next due={next} />}
      </CardBody>
      <ScheduleTable title={title} dues={dues} />
    </SectionCard>
  );
}

function Next({ due }: { readonly due: InstalmentRow }) {
  const { id, month, months, dueDate, amounts, pendingOrderId } = due;
  return (
    <>
      <dl>
        <LeaderRow label={dueText.current(month, months)} value={<b>{formatDong(amounts.gross)}</b>} />
        <LeaderRow label={dueText.currentDate} value={formatDate(dueDate)} />
      </dl>
      <PendingInstalments dues={[due]} />
      {pendingOrderId === null ? (
        <CommandButton
          use="renewServices"
          formClass={layout.after}
          command={{ ids: [], dues: [id], expectedTotal: { [id]: amounts.gross } }}
          fields={[
            [INSTALMENTS_FIELD, id],
            [`expectedTotal[${id}]`, String(amounts.gross)],
          ]}
          kind="primary"
        >
          {dueText.pay}
        </CommandButton>
      ) : null}
    </>
  );
}

export function PendingInstalments({ dues }: { readonly dues: readonly InstalmentRow[] }) {
  return dues.map(({ id, title, month, pendingOrderId }) => (
    <PendingOrder key={id} text={dueText.isWaiting(title, month)} orderId={pendingOrderId} />
  ));
}

/** Links to the order that pays something; nothing without one. */
export function PendingOrder({ text, orderId }: { readonly text: string; readonly orderId: OrderId | null }) {
  return orderId === null ? null : (
    <div className={layout.intro}>
      <Note kind="info">
        {text} <Link href={paths.order(orderId)}>{dueText.openOrder}</Link>
      </Note>
    </div>
  );
}
