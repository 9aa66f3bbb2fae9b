import { awaitsDocuments } from '#core/domains/registrant-documents.ts';
import type { ServiceRow } from '#core/services/service.ts';
import { type ServiceStatus, serviceStatusNames } from '#core/shared/service-status.ts';
import { RegistrantDocumentsBadge } from '#ui/blocks/registrant-documents-badge.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { transferStateText } from './messages.vi.ts';

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

/** An active domain shows that its registrant documents are missing. [SVC-01, DOM-02] */
export function ServiceBadge({
  status,
  documentState,
  transfer,
}: Pick<ServiceRow, 'status' | 'documentState' | 'transfer'>) {
  if (transfer !== undefined)
    return (
      <Badge tone={transfer === 'MOVING' ? 'primary' : 'error'} dot>
        {transferStateText.names[transfer]}
      </Badge>
    );
  if (status === 'COMPLETED' && documentState !== undefined && awaitsDocuments(documentState))
    return <RegistrantDocumentsBadge state={documentState} />;
  return (
    <Badge tone={tones[status]} dot>
      {serviceStatusNames[status]}
    </Badge>
  );
}
