import type { ReactNode } from 'react';
import type { ServiceDetail } from '#core/services/service.ts';
import type { ServiceEnd } from '#core/services/service-end.ts';
import type { RefundRequest } from '#core/services/service-ending.port.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { serviceNumber } from '#core/shared/service-number.ts';
import { LeaderRows } from '#ui/blocks/price/leader-row.tsx';
import { IconTile } from '#ui/blocks/price/product-icon.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Card, CardBody } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { serviceText } from '#ui/services/messages.vi.ts';
import layout from '#ui/theme/layout.module.css';
import { endedText as text } from './ended.vi.ts';

/** What became of a service that is over: why, when, its money and its data. [SVC-01] */
export function EndedCard({
  service,
  end: { cause, endedAt, keptUntil },
  request,
  tabs,
}: {
  readonly service: ServiceDetail;
  readonly end: ServiceEnd;
  readonly request: RefundRequest | null;
  readonly tabs: ReactNode;
}) {
  const { id, name, type, typeName, startDate, orderId } = service;
  return (
    <Card as="section" labelledBy="service">
      <CardBody>
        <div className={layout.fields}>
          <div className={layout.flow}>
            <IconTile line={type} large />
            <div className={layout.grow}>
              <h2 id="service" className={layout.title}>
                {name}
              </h2>
              <p className={layout.quiet}>{typeName}</p>
            </div>
            <Badge tone="neutral" dot>
              {text.ended}
            </Badge>
          </div>
          <Note kind="info">{text.causes[cause]}</Note>
          <LeaderRows
            rows={[
              [serviceText.start, formatDate(startDate)],
              [serviceText.id, serviceNumber(id)],
              [text.endedOn, endedAt === null ? null : formatDate(endedAt)],
              [text.keptUntil, keptUntil === null ? null : formatDate(keptUntil)],
              [text.refund, request && formatDong(request.amounts.gross)],
              [text.refundState, request && text.refundStates[request.state]],
              [text.refundReason, request?.reason || null],
            ]}
          />
          <div className={layout.buttons}>
            <ButtonLink href={paths.order(orderId)}>{serviceText.openOrder}</ButtonLink>{' '}
            <ButtonLink href={paths.services}>{text.back}</ButtonLink>
          </div>
        </div>
      </CardBody>
      {tabs}
    </Card>
  );
}
