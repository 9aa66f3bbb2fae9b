import type { DocumentState } from '#core/domains/documents/registrant-documents.ts';
import { Badge } from '#ui/kit/surface/badge.tsx';
import { registrantDocumentsText } from './registrant-documents.vi.ts';

const tones = {
  WAITING: 'warn',
  SENT: 'primary',
  RETURNED: 'error',
  APPROVED: 'primary',
  DEPLOYED: 'ok',
  NOT_NEEDED: 'neutral',
} as const satisfies Readonly<Record<DocumentState, string>>;

/** [DOM-02] */
export function RegistrantDocumentsBadge({ state }: { readonly state: DocumentState }) {
  return (
    <Badge tone={tones[state]} dot>
      {registrantDocumentsText.states[state]}
    </Badge>
  );
}
