import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classes } from './css.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { kit } from './messages.vi.ts';
import { useHydrated } from './use-hydrated.ts';

type DialogProps = {
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
} & (
  | {
      /** Draws a head with the title, and a sentence below it. */
      readonly title: string;
      readonly text?: string;
      /** Buttons at the foot. */
      readonly actions?: ReactNode;
    }
  /** Names a dialog that draws its content to the edge, such as a picture. */
  | { readonly label: string }
);

/**
 * Something over the page. The browser's own dialog keeps the focus, gives it back and hides the page from readers. The
 * close button, Escape and a press beside it close it. It is not part of the host's HTML.
 */
export function Dialog(props: DialogProps) {
  return useHydrated() ? createPortal(<OpenDialog {...props} />, document.body) : null;
}

function OpenDialog({ onClose, className, children, ...named }: DialogProps) {
  const heading = useId();
  const box = useRef<HTMLDialogElement>(null);
  // A layout effect: its cleanup runs while the dialog still stands in the page, so that closing gives the focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog?.open === false) {
      dialog.showModal();
      // The whole dialog is read first, and no button looks pressed.
      dialog.focus();
    }
    return () => dialog?.close();
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const press = (event: MouseEvent) => event.target === box.current && onClose();
  const closeButton = (name?: string) => (
    <IconButton icon="close" label={kit.close} onClick={onClose} className={name} />
  );
  const titled = 'title' in named;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is its cancel event
    <dialog
      ref={box}
      tabIndex={-1}
      className={styles.dialog}
      {...(titled ? { 'aria-labelledby': heading } : { 'aria-label': named.label })}
      onCancel={cancel}
      onClick={press}
    >
      <div className={classes(styles.inside, titled && styles.titled, className)}>
        {titled ? (
          <div className={styles.head}>
            <div>
              <h3 id={heading}>{named.title}</h3>
              {named.text ? <p>{named.text}</p> : null}
            </div>
            {closeButton()}
          </div>
        ) : (
          closeButton(styles.close)
        )}
        {titled && children ? <div className={styles.body}>{children}</div> : null}
        {titled ? null : children}
        {titled && named.actions ? <div className={styles.foot}>{named.actions}</div> : null}
      </div>
    </dialog>
  );
}
