import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { classes } from './css.ts';
import { IconButton } from './icon-button.tsx';
import { kit } from './messages.vi.ts';
import styles from './modal.module.css';

/**
 * Something over the page that came by itself, so it must be light: the browser's own dialog keeps the focus, gives it back
 * and hides the page from readers. The button, Escape and a press beside it close it. Dialogs that a press opens are Dialog's.
 */
export function Modal({
  label,
  onClose,
  className,
  children,
}: {
  readonly label: string;
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog?.open === false) {
      dialog.showModal();
      // The whole of it first, then what is in it: nobody pressed anything, so no button is lit up.
      dialog.focus();
    }
    return () => dialog?.close();
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const press = (event: MouseEvent) => event.target === box.current && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is its cancel event
    <dialog ref={box} tabIndex={-1} className={styles.modal} aria-label={label} onCancel={cancel} onClick={press}>
      <div className={classes(styles.inside, className)}>
        <IconButton icon="close" label={kit.close} onClick={onClose} className={styles.close} />
        {children}
      </div>
    </dialog>
  );
}
