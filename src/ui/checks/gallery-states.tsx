import { useState } from 'react';
import * as paths from '#core/shared/paths.ts';
import { ContactWays } from '#ui/blocks/content/contact-ways.tsx';
import { EmptyState } from '#ui/blocks/content/empty-state.tsx';
import { ErrorState } from '#ui/blocks/failure/error-state.tsx';
import { FailureNote } from '#ui/blocks/failure/failure-note.tsx';
import { OneTimeSecret } from '#ui/blocks/one-time-secret.tsx';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { toast } from '#ui/kit/feedback/toast.tsx';
import { Dialog } from '#ui/kit/surface/dialog.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import styles from './checks.module.css';
import { gallery as text } from './gallery.vi.ts';
import { Sample, Samples } from './sample.tsx';

const notes = ['info', 'promo', 'ok', 'warn', 'error', 'plain'] as const;
const failure = { kind: 'unreachable' } as const;

export function GalleryStates() {
  return (
    <Samples title={text.groups.states}>
      <Sample name="note" wide stack>
        {notes.map((kind) => (
          <Note key={kind} kind={kind}>
            {text.notes[kind]}
          </Note>
        ))}
      </Sample>
      <Sample name="failure-note" wide>
        <FailureNote failure={failure} />
      </Sample>
      <Sample name="one-time-secret" wide>
        <OneTimeSecret label={text.secret} secret={text.secretText} warning={text.secretOnce} />
      </Sample>
      <Sample name="empty-state">
        <EmptyState
          title={text.empty}
          sentence={text.emptyText}
          action={<ButtonLink href={paths.gallery}>{text.asLink}</ButtonLink>}
        />
      </Sample>
      <Sample name="error-state">
        <ErrorState title={text.failed} failure={failure} retry={() => toast(text.toastSaid, 'info')} />
      </Sample>
      <OverlaySamples />
      <Sample name="contact-ways">
        <ContactWays>{(facts) => facts}</ContactWays>
      </Sample>
    </Samples>
  );
}

function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'modal' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Sample name="dialog">
        <Button onClick={() => setOpen('dialog')}>{text.dialog}</Button>
        {open === 'dialog' ? (
          <Dialog
            title={text.dialog}
            text={text.dialogText}
            onClose={close}
            actions={<Button onClick={close}>{text.press}</Button>}
          />
        ) : null}{' '}
        <Button onClick={() => setOpen('modal')}>{text.modal}</Button>
        {open === 'modal' ? (
          <Dialog label={text.modal} onClose={close}>
            <p className={styles.awning}>{text.dialogText}</p>
          </Dialog>
        ) : null}
      </Sample>
      <Sample name="toast">
        <Button onClick={() => toast(text.toastSaid, 'success')}>{text.toast}</Button>{' '}
        <Button onClick={() => toast(text.failed, 'error')}>{text.badges.error}</Button>
      </Sample>
    </>
  );
}
