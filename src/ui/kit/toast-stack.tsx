import { type CustomContentProps, closeSnackbar, SnackbarContent, SnackbarProvider } from 'notistack';
import { forwardRef } from 'react';
import { classes } from './css.ts';
import { Icon, type IconName } from './icon.tsx';
import { kit } from './messages.vi.ts';
import styles from './toast.module.css';
import { type ShowToast, TOAST_MS, type ToastKind } from './toast-kind.ts';

const looks: Readonly<Record<ToastKind, { readonly icon: IconName; readonly tone: string | undefined }>> = {
  success: { icon: 'ok', tone: styles.toastOk },
  error: { icon: 'warn', tone: styles.toastErr },
  info: { icon: 'info', tone: styles.toastInfo },
};

const Toast = forwardRef<HTMLDivElement, CustomContentProps & { readonly kind: ToastKind }>(
  ({ id, message, kind }, ref) => (
    <SnackbarContent ref={ref} role={kind === 'error' ? 'alert' : 'status'}>
      <div className={classes(styles.toast, looks[kind].tone)}>
        <Icon name={looks[kind].icon} />
        <span>{message}</span>
        <button type="button" aria-label={kit.close} className={styles.close} onClick={() => closeSnackbar(id)}>
          <Icon name="close" size="s" />
        </button>
      </div>
    </SnackbarContent>
  ),
);

const Success = forwardRef<HTMLDivElement, CustomContentProps>((props, ref) => (
  <Toast {...props} ref={ref} kind="success" />
));
const Failure = forwardRef<HTMLDivElement, CustomContentProps>((props, ref) => (
  <Toast {...props} ref={ref} kind="error" />
));
const Info = forwardRef<HTMLDivElement, CustomContentProps>((props, ref) => <Toast {...props} ref={ref} kind="info" />);

export default function ToastStack({
  onReady,
}: {
  /** Receives `show` on mount, null on unmount. */
  readonly onReady: (show: ShowToast | null) => void;
}) {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={TOAST_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={{ success: Success, error: Failure, info: Info }}
      ref={(provider) => {
        onReady(provider && ((message, kind) => void provider.enqueueSnackbar(message, { variant: kind })));
      }}
    />
  );
}
