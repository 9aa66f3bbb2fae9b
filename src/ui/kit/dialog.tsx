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
      /** Renders a header with the title, and optionally a sentence below. */
      readonly title: string;
      readonly text?: string;
      /** Buttons in the footer. */
      readonly actions?: ReactNode;
    }
  /** Accessible name of a dialog whose content fills it to the edge, such as a picture. */
  | { readonly label: string }
);

/**
 * A modal dialog. The native element traps and restores the focus and hides the page from screen readers. The close
 * button, Escape and a click outside close it. Not part of the server's HTML.
 */
export function Dialog(props: DialogProps) {
  return useHydrated() ? createPortal(<OpenDialog {...props} />, document.body) : null;
}

function OpenDialog({ onClose, className, children, ...named }: DialogProps) {
  const heading = useId();
  const box = useRef<HTMLDialogElement>(null);
  // A layout effect, because its cleanup runs while the dialog is still in the document; otherwise closing could not
  // restore the focus.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog?.open === false) {
      dialog.showModal();
      // Screen readers announce the whole dialog, and no button appears focused.
      dialog.focus();
    }
    return () => dialog?.close();
  }, []);
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const handleClick = (event: MouseEvent) => event.target === box.current && onClose();
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
      onCancel={handleCancel}
      onClick={handleClick}
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
