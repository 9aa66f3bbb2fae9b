import { lazyPart } from '#ui/waking/lazy-part.tsx';
import styles from './qr-code.module.css';

const QrDrawing = lazyPart(() => import('./qr-drawing.tsx'));

/** Black on white in both themes, so that every camera can read it. Its place is there before its script. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <div className={styles.qr}>
      <QrDrawing text={text} label={label} />
    </div>
  );
}
