import { lazy, type ReactNode, Suspense, useId } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { kit } from './messages.vi.ts';

const MuiDialog = lazy(() => import('./mui-dialog.tsx'));

/** A question or a form over the page. MUI carries focus and scroll; it loads when the first dialog opens. */
export function Dialog({
  open,
  title,
  text,
  onClose,
  children,
  actions,
}: {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) {
  const heading = useId();
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <MuiDialog onClose={onClose} labelledBy={heading}>
        <div className={styles.dialogHead}>
          <div>
            <h3 id={heading}>{title}</h3>
            {text ? <p>{text}</p> : null}
          </div>
          <IconButton icon="close" label={kit.close} onClick={onClose} />
        </div>
        {children ? <div className={styles.dialogBody}>{children}</div> : null}
        {actions ? <div className={styles.dialogFoot}>{actions}</div> : null}
      </MuiDialog>
    </Suspense>
  );
}
