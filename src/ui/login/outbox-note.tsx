import { Note } from '#ui/kit/surface/note.tsx';
import { ExternalLink } from '#ui/navigation/link.tsx';
import { authText } from './messages.vi.ts';

/** Link to the outbox when messages are not really sent; otherwise nothing. */
export function OutboxNote({ address }: { readonly address: string | null }) {
  if (address === null) return null;
  return (
    <Note>
      {authText.outbox} <ExternalLink href={address}>{authText.openOutbox}</ExternalLink>
    </Note>
  );
}
