import './style-sink.ts';
import Alert from '@mui/material/Alert';
import { type CustomContentProps, closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { forwardRef, useEffect, useRef } from 'react';
import { Icon } from '#ui/kit/media/icon.tsx';
import { kit } from '#ui/kit/messages.vi.ts';
import styles from './toast.module.css';
import { TOAST_MS, type Toast } from './toast-kind.ts';

const icons = { success: 'ok', error: 'warn', info: 'info' } as const;
const places = { containerRoot: styles.container ?? '', root: styles.toast ?? '' };

/** notistack's content of every kind: MUI's alert. */
const ToastAlert = forwardRef<HTMLDivElement, CustomContentProps>(({ id, message, variant }, ref) => {
  const kind = variant === 'success' || variant === 'error' ? variant : 'info';
  return (
    <Alert
      ref={ref}
      variant="toast"
      color={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      icon={<Icon name={icons[kind]} />}
      closeText={kit.close}
      onClose={() => closeSnackbar(id)}
    >
      {message}
    </Alert>
  );
});

/**
 * Shows each toast once, and of errors only the last, until the next of the `clearings`, a number that grows. The stack
 * is a popover that opens anew for each, so that it lies above an open dialog.
 */
export default function ToastStack({
  toasts,
  clearings,
}: {
  readonly toasts: readonly Toast[];
  readonly clearings: number;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const shownCount = useRef(0);
  const lastError = useRef<SnackbarKey | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the number grows
  useEffect(() => {
    if (lastError.current !== null) closeSnackbar(lastError.current);
    lastError.current = null;
  }, [clearings]);
  useEffect(() => {
    // Browsers without popovers show it below dialogs.
    layer.current?.togglePopover?.(false);
    layer.current?.togglePopover?.(true);
    for (const { message, kind } of toasts.slice(shownCount.current)) {
      // What failed before no longer matters.
      if (kind === 'error' && lastError.current !== null) closeSnackbar(lastError.current);
      const key = enqueueSnackbar(message, { variant: kind });
      if (kind === 'error') lastError.current = key;
    }
    shownCount.current = toasts.length;
  }, [toasts]);
  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={TOAST_MS}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        classes={places}
        Components={{ success: ToastAlert, error: ToastAlert, info: ToastAlert }}
      />
    </div>
  );
}
