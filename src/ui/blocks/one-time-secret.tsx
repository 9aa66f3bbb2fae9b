import { CopyButton } from '#ui/kit/action/copy-button.tsx';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import { copyOf } from './copy-of.vi.ts';

/** A secret that is discarded with the page. */
export function OneTimeSecret({
  label,
  secret,
  warning,
}: {
  readonly label: string;
  readonly secret: string;
  readonly warning: string;
}) {
  return (
    <Note kind="warn">
      <b>{label}</b>
      <p className={layout.row}>
        <span className={layout.mono}>{secret}</span> <CopyButton text={secret} label={copyOf(label)} />
      </p>
      {warning}
    </Note>
  );
}
