import { awaitsDocuments } from '#core/domains/documents/registrant-documents.ts';
import { isExpiredDomain, type ServiceRow } from '#core/services/service.ts';
import { type ServiceStatus, serviceStates, serviceStatusNames } from '#core/shared/service-status.ts';
import { RegistrantDocumentsBadge } from '#ui/blocks/person/registrant-documents-badge.tsx';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { servicesText, transferStateText } from './messages.vi.ts';

const tones = {
  CREATED: 'primary',
  PROCESSING: 'primary',
  UPGRADED: 'ok',
  COMPLETED: 'ok',
  ERROR: 'error',
  SUSPEND: 'warn',
  CANCELLED: 'neutral',
  CLOSED: 'neutral',
} as const satisfies Readonly<Record<ServiceStatus, string>>;

type Shown = Pick<ServiceRow, 'type' | 'status' | 'daysLeft' | 'documentState' | 'transfer'>;

/** A domain shows that its term is over, an active one that its registrant documents are missing. [SVC-01, DOM-02] */
export function ServiceBadge(service: Shown) {
  const { status, documentState, transfer } = service;
  if (transfer !== undefined)
    return (
      <Badge tone={transfer === 'MOVING' ? 'primary' : 'error'} dot>
        {transferStateText.names[transfer]}
      </Badge>
    );
  if (isExpiredDomain(service))
    return (
      <Badge tone="warn" dot>
        {servicesText.expired}
      </Badge>
    );
  if (serviceStates[status].isCompleted && documentState !== undefined && awaitsDocuments(documentState))
    return <RegistrantDocumentsBadge state={documentState} />;
  return (
    <Badge tone={tones[status]} dot>
      {serviceStatusNames[status]}
    </Badge>
  );
}
