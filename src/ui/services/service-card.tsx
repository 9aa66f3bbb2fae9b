import type { ReactNode } from 'react';
import type { PowerState } from '#core/control-rules/power.ts';
import { awaitsDocuments, canChangeDocuments, isBlank } from '#core/domains/documents/registrant-documents.ts';
import type { ControlView } from '#core/services/load-service-control.ts';
import type { Service, ServiceDetail, ServiceRow } from '#core/services/service.ts';
import type { EndingState } from '#core/services/service-ending.port.ts';
import { formatDate, formatMinute } from '#core/shared/calendar.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { serviceNumber } from '#core/shared/service-number.ts';
import { type ServiceStatus, serviceStates } from '#core/shared/service-status.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { registrantDocumentsText } from '#ui/blocks/person/registrant-documents.vi.ts';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { IconTile } from '#ui/blocks/price/product-icon.tsx';
import { ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { Card, CardBody, SectionCard } from '#ui/kit/surface/card.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import power from './control.module.css';
import { controlText as text } from './control.vi.ts';
import { servicesText, serviceText, transferStateText } from './messages.vi.ts';
import { NewPassword } from './new-password.tsx';
import { hasPower, PowerButtons } from './power-buttons.tsx';
import { hasAccess, ServiceAccess } from './service-access.tsx';
import { ServiceBadge } from './service-badge.tsx';
import { TermBar } from './term-bar.tsx';

/** Hint by state; null when there is none. */
const notesBy = (
  hotline: string,
): Readonly<Record<ServiceStatus, { readonly kind: 'info' | 'warn' | 'error'; readonly text: string } | null>> => ({
  CREATED: { kind: 'info', text: serviceText.settingUp },
  PROCESSING: { kind: 'info', text: serviceText.settingUp },
  UPGRADED: null,
  COMPLETED: null,
  ERROR: { kind: 'error', text: serviceText.failing(hotline) },
  SUSPEND: null,
  CANCELLED: null,
  CLOSED: null,
});

type Controlled = {
  readonly service: ServiceRow & ServiceDetail;
  readonly control: ControlView;
  readonly ending: EndingState;
};

/** What it is, its state and what stands in its way, over the tabs of its page. [SVC-01] */
export function ServiceHead({ service, control, ending, tabs }: Controlled & { readonly tabs: ReactNode }) {
  const { transfer } = service;
  const stateHints = notesBy(useHotline());
  const moving = transfer && ({ kind: 'info', text: transferStateText.notes[transfer] } as const);
  const note = moving ?? stateHints[service.status];
  const { running, state, abilities } = control;
  const showsPower = running !== null || (abilities.includes('power') && serviceStates[service.status].isCompleted);
  return (
    <Card as="section" labelledBy="service">
      <CardBody>
        <div className={layout.fields}>
          <div className={layout.flow}>
            <IconTile line={service.type} large />
            <div className={layout.grow}>
              <h2 id="service" className={layout.title}>
                {service.name}
              </h2>
              <p className={layout.quiet}>{service.typeName}</p>
            </div>
            {showsPower ? <PowerBadge state={state} /> : <ServiceBadge {...service} />}
          </div>
          {running === null ? null : <Progress expectedAt={running.expectedAt} id={service.id} />}
          {note === null ? null : <Note kind={note.kind}>{note.text}</Note>}
          <SuspensionNote service={service} ending={ending} />
          <RegistrantDocumentsNote service={service} />
        </div>
      </CardBody>
      {tabs}
    </Card>
  );
}

/** Access and power: what an owner comes for. Nothing for what has neither. [SVC-01] */
export function AccessCard({ service, control }: Pick<Controlled, 'service' | 'control'>) {
  const { actions, hasNewPassword, note, canEnter } = control;
  if (!hasAccess(service) && !hasPower(actions) && !hasNewPassword && note === '') return null;
  return (
    <SectionCard id="truy-cap" title={serviceText.access}>
      <div className={layout.fields}>
        <ServiceAccess service={service} canEnter={canEnter} />
        <NewPassword id={service.id} isWaiting={hasNewPassword} />
        <PowerButtons id={service.id} actions={actions} />
        {note === '' ? null : <p className={classes(layout.quiet, power.note)}>{note}</p>}
      </div>
    </SectionCard>
  );
}

/** Term, order and id. */
export function TermCard({ service, isRenewable }: Pick<Controlled, 'service'> & { readonly isRenewable: boolean }) {
  const { id, daysLeft, elapsedShare, isExpiring } = service;
  return (
    <SectionCard id="term" title={serviceText.term}>
      <div className={layout.entries}>
        <dl>
          <LeaderRow label={serviceText.start} value={formatDate(service.startDate)} />
          <LeaderRow label={serviceText.end} value={formatDate(service.endDate)} />
          {service.location === '' ? null : <LeaderRow label={serviceText.location} value={service.location} />}
          <LeaderRow
            label={serviceText.order}
            value={<Link href={paths.order(service.orderId)}>{serviceText.openOrder}</Link>}
          />
          <LeaderRow label={serviceText.id} value={serviceNumber(service.id)} tone="sub" />
        </dl>
        <TermBar used={elapsedShare} soon={isExpiring} />
        <p className={layout.faint}>
          {daysLeft < 0 ? servicesText.ended(formatDate(service.endDate)) : servicesText.daysLeft(daysLeft)}
        </p>
        {isRenewable ? <ButtonLink href={paths.service(id, 'gia-han')}>{serviceText.toTerm}</ButtonLink> : null}
      </div>
    </SectionCard>
  );
}

const powerTones = { running: 'ok', stopped: 'neutral' } as const;

function PowerBadge({ state }: { readonly state: PowerState }) {
  const tone = state === 'running' || state === 'stopped' ? powerTones[state] : 'primary';
  return (
    <Badge tone={tone} dot>
      {text.states[state]}
    </Badge>
  );
}

/** The page follows by itself; the link is for browsers without JavaScript. */
function Progress({ expectedAt, id }: { readonly expectedAt: number | null; readonly id: ServiceId }) {
  return (
    <p className={classes(layout.flow, layout.quiet)} role="status">
      <span>{expectedAt === null ? text.withoutTime : text.expected(formatMinute(expectedAt))}</span>{' '}
      <noscript>
        <a href={paths.service(id)}>{text.reload}</a>
      </noscript>
    </p>
  );
}

/** Why it does not run, and what its owner does about it; nothing unless it is suspended. [SVC-01] */
function SuspensionNote({
  service,
  ending: { suspension, grace, isResumedByStaff },
}: Pick<Controlled, 'service' | 'ending'>) {
  const hotline = useHotline();
  if (suspension === null) return null;
  const { suspendedFor } = serviceText;
  const { cause, reason } = suspension;
  return (
    <Note kind="warn">
      {cause === 'staff' ? suspendedFor.staff(reason, hotline) : null}
      {cause === 'term' ? (
        <>
          {suspendedFor.term(formatDate(service.endDate), formatDate(grace.renewableUntil), isResumedByStaff)}{' '}
          <Link href={`${paths.service(service.id, 'gia-han')}#gia-han`}>{serviceText.toRenewal}</Link>
        </>
      ) : null}
      {cause === 'instalment' ? (
        <>
          {suspendedFor.instalment(isResumedByStaff)}{' '}
          <Link href={`${paths.service(service.id, 'gia-han')}#tra-gop`}>{serviceText.toInstalment}</Link>
        </>
      ) : null}
    </Note>
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
    <Note kind={open ? 'warn' : 'info'}>
      {open ? registrantDocumentsText.portal : registrantDocumentsText.portalSent}{' '}
      <Link href={paths.registrantDocuments(id)}>
        {isBlank(documentState)
          ? registrantDocumentsText.begin
          : open
            ? registrantDocumentsText.goOn
            : registrantDocumentsText.look}
      </Link>
    </Note>
  );
}
