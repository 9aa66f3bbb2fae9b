import type { ServiceRow, ServiceStatus } from '#core/services/service.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { statusNames } from '#ui/messages/services.vi.ts';

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

/** The state of a service. [SVC-01] */
export function ServiceBadge({ status }: Pick<ServiceRow, 'status'>) {
  return (
    <Badge tone={tones[status]} dot>
      {statusNames[status]}
    </Badge>
  );
}
