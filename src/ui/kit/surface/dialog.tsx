import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#ui/kit/action/icon-button.tsx';
import { classes } from '#ui/kit/css.ts';
import { kit } from '#ui/kit/messages.vi.ts';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import styles from './dialog.module.css';

type DialogProps = {
  readonly onClose: () => void;
  readonly className?: string | undefined;
  /** On phones it rises from the bottom edge, over the full width. */
  readonly sheet?: boolean;
  readonly children?: ReactNode;
} & (
  | {
      /** Renders a header with the title. */
      readonly title: string;
      readonly text?: string;
      readonly actions?: ReactNode;
      /** Makes content and actions one form, so that a button among the actions submits it. */
      readonly formProps?: ComponentProps<'form'>;
    }
  /** Accessible name when the content fills the dialog, such as a picture. */
  | { readonly label: string }
);

/** Native: traps and restores the focus. Closes by button, Escape or a click outside. Never in the server HTML. */
export function Dialog(props: DialogProps) {
  return useHydrated() ? createPortal(<OpenDialog {...props} />, document.body) : null;
}

function OpenDialog({ onClose, className, sheet = false, children, ...named }: DialogProps) {
  const heading = useId();
  const box = useRef<HTMLDialogElement>(null);
  // A layout effect: its cleanup must run while the dialog is in the document, to restore the focus.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog?.open === false) {
      dialog.showModal();
      // Announces the whole dialog, and no button appears focused.
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
  const inside = classes(styles.inside, titled && styles.titled, className);
  const content = (
    <>
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
    </>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is its cancel event
    <dialog
      ref={box}
      tabIndex={-1}
      className={classes(styles.dialog, sheet && styles.sheet)}
      {...(titled ? { 'aria-labelledby': heading } : { 'aria-label': named.label })}
      onCancel={handleCancel}
      onClick={handleClick}
    >
      {titled && named.formProps ? (
        <form {...named.formProps} className={inside}>
          {content}
        </form>
      ) : (
        <div className={inside}>{content}</div>
      )}
    </dialog>
  );
}
