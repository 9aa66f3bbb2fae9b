import type { InstalmentRow } from '#core/services/scheduled-instalment.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { dueText } from '#ui/blocks/order/instalments.vi.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';

/** Product, due date, amount. [INS-01] */
export function NextInstalment({ due }: { readonly due: InstalmentRow | null }) {
  if (due === null) return null;
  const { title, month, months, amounts, dueDate, state, services } = due;
  const [service] = services;
  const said = state === 'overdue' ? dueText.nextOverdue : dueText.nextDue;
  return (
    <Note kind={state === 'overdue' ? 'error' : 'info'} icon="clock">
      <div className={layout.between}>
        <span className={layout.wide}>
          <b>{dueText.next(title, month, months)}:</b> {said(formatDong(amounts.gross), formatDate(dueDate))}
        </span>{' '}
        {service === undefined ? null : (
          <ButtonLink href={`${paths.service(service.id, 'gia-han')}#tra-gop`} size="s">
            {dueText.openNext}
          </ButtonLink>
        )}
      </div>
    </Note>
  );
}
