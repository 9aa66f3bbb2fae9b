import { awaitsDocuments, canChangeDocuments } from '#core/domains/registrant-documents.ts';
import type { Service, ServiceDetail, ServiceRow } from '#core/services/service.ts';
import { formatDate } from '#core/shared/calendar.ts';
import * as paths from '#core/shared/paths.ts';
import type { ServiceStatus } from '#core/shared/service-status.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { papersText as text } from '#ui/blocks/registrant-documents.vi.ts';
import { Card, CardBody } from '#ui/kit/card.tsx';
import { IconTile } from '#ui/kit/icon.tsx';
import { LeaderRow } from '#ui/kit/leader-row.tsx';
import { Note } from '#ui/kit/note.tsx';
import { TermBar } from '#ui/kit/term-bar.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { servicesText, serviceText, transferStateText } from './messages.vi.ts';
import { ServiceBadge } from './service-badge.tsx';
import styles from './services.module.css';

/** Hint by state; null when there is none. */
const notesBy = (
  hotline: string,
): Readonly<Record<ServiceStatus, { readonly kind: 'info' | 'warn' | 'error'; readonly text: string } | null>> => ({
  CREATED: { kind: 'info', text: serviceText.settingUp },
  PROCESSING: { kind: 'info', text: serviceText.settingUp },
  UPGRADED: null,
  COMPLETED: null,
  ERROR: { kind: 'error', text: serviceText.failing(hotline) },
  SUSPEND: { kind: 'warn', text: serviceText.suspended(hotline) },
  CANCELLED: { kind: 'info', text: serviceText.over },
  CLOSED: { kind: 'info', text: serviceText.over },
});

export function ServiceCard({ service }: { readonly service: ServiceRow & ServiceDetail }) {
  const { transfer } = service;
  const stateHints = notesBy(useHotline());
  const moving = transfer && ({ kind: 'info', text: transferStateText.notes[transfer] } as const);
  const note = moving ?? stateHints[service.status];
  const { daysLeft, elapsedShare, isExpiring } = service;
  return (
    <Card as="section" labelledBy="service">
      <CardBody>
        <div className={styles.title}>
          <IconTile line={service.type} large />
          <div>
            <h2 id="service">{service.name}</h2>
            <p>{service.typeName}</p>
          </div>
          <ServiceBadge {...service} />
        </div>
        {note === null ? null : (
          <div className={styles.note}>
            <Note kind={note.kind}>{note.text}</Note>
          </div>
        )}
        <RegistrantDocumentsNote service={service} />
        <dl className={styles.facts}>
          <LeaderRow label={serviceText.start} value={formatDate(service.startDate)} />
          <LeaderRow label={serviceText.end} value={formatDate(service.endDate)} />
          {service.location === '' ? null : <LeaderRow label={serviceText.location} value={service.location} />}
          <LeaderRow
            label={serviceText.order}
            value={<Link href={paths.order(service.orderId)}>{serviceText.openOrder}</Link>}
          />
          <LeaderRow label={serviceText.id} value={service.id} tone="sub" />
        </dl>
        <TermBar used={elapsedShare} soon={isExpiring} />
        <p className={styles.hint}>
          {daysLeft < 0 ? servicesText.ended(formatDate(service.endDate)) : servicesText.daysLeft(daysLeft)}
        </p>
      </CardBody>
    </Card>
  );
}

/** Nothing for services that need no documents. [DOM-02] */
function RegistrantDocumentsNote({
  service: { id, documentState },
}: {
  readonly service: Pick<Service, 'id' | 'documentState'>;
}) {
  if (documentState === undefined || !awaitsDocuments(documentState)) return null;
  const open = canChangeDocuments(documentState);
  return (
    <div className={styles.note}>
      <Note kind={open ? 'warn' : 'info'}>
        {open ? text.portal : text.portalSent}{' '}
        <Link href={paths.papers(id)}>{documentState === 'WAITING' ? text.begin : open ? text.goOn : text.look}</Link>
      </Note>
    </div>
  );
}
