import { Fragment } from 'react';
import type { Order } from '#core/orders/order.ts';
import * as paths from '#core/shared/paths.ts';
import { useOptionalPageQuery } from '#ui/app/page.ts';
import { dueText } from '#ui/blocks/order/instalments.vi.ts';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { CardBody, SectionCard } from '#ui/kit/surface/card.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './changes.module.css';
import { scheduleQuery } from './prefetch-schedule.ts';
import { groupByLine, ScheduleTable } from './schedule-table.tsx';

/** Later instalments with a link to the payment; nothing when they failed to load. [INS-01] */
export default function Schedule({ order }: { readonly order: Pick<Order, 'id'> }) {
  const { data: dues = [] } = useOptionalPageQuery(scheduleQuery(order.id));
  if (dues.length === 0) return null;
  const lines = groupByLine(dues);
  return (
    <SectionCard id="lich-tra-gop" title={dueText.title} flush>
      {lines.map((months) => (
        <Fragment key={months[0].lineId}>
          {lines.length > 1 ? <h3 className={styles.machine}>{months[0].title}</h3> : null}
          <ScheduleTable title={months[0].title} dues={months} />
        </Fragment>
      ))}
      {dues.every(({ paid }) => paid !== null) ? null : (
        <CardBody>
          <p className={layout.intro}>{dueText.payHere}</p>
          <ButtonLink href={paths.services}>{dueText.toServices}</ButtonLink>
        </CardBody>
      )}
    </SectionCard>
  );
}
