import { Note } from '#ui/kit/surface/note.tsx';
import { ExternalLink } from '#ui/navigation/link.tsx';
import styles from './auth.module.css';
import { authText } from './messages.vi.ts';

/** Link to the outbox when messages are not really sent; otherwise nothing. */
export function OutboxNote({ address }: { readonly address: string | null }) {
  if (address === null) return null;
  return (
    <div className={styles.note}>
      <Note>
        {authText.outbox}{' '}
        <ExternalLink className={styles.link} href={address}>
          {authText.openOutbox}
        </ExternalLink>
      </Note>
    </div>
  );
}
