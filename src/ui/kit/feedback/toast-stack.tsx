import './goober-sheet.ts';
import { type CustomContentProps, closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack';
import { forwardRef, useEffect, useRef } from 'react';
import { classes } from '#ui/kit/css.ts';
import { Icon, type IconName } from '#ui/kit/media/icon.tsx';
import { kit } from '#ui/kit/messages.vi.ts';
import styles from './toast.module.css';
import { TOAST_MS, type Toast } from './toast-kind.ts';

const icons: Readonly<Record<string, IconName>> = { success: 'ok', error: 'warn' };
const containerClasses = { containerRoot: styles.container ?? '' };
const tones: Readonly<Record<string, string | undefined>> = { success: styles.toastOk, error: styles.toastErr };

/** One toast in the shop's design. */
const ToastCard = forwardRef<HTMLDivElement, CustomContentProps>(({ id, message, variant }, ref) => (
  <SnackbarContent ref={ref} role={variant === 'error' ? 'alert' : 'status'}>
    <div className={classes(styles.toast, tones[variant] ?? styles.toastInfo)}>
      <Icon name={icons[variant] ?? 'info'} />
      <span>{message}</span>
      <button type="button" aria-label={kit.close} onClick={() => closeSnackbar(id)}>
        <Icon name="close" size="s" />
      </button>
    </div>
  </SnackbarContent>
));

/** Shows each toast once. The stack is a popover that opens anew for each, so that it lies above an open dialog. */
export default function ToastStack({ toasts }: { readonly toasts: readonly Toast[] }) {
  const layer = useRef<HTMLDivElement>(null);
  const shownCount = useRef(0);
  useEffect(() => {
    // Browsers without popovers show it below dialogs.
    layer.current?.togglePopover?.(false);
    layer.current?.togglePopover?.(true);
    for (const { message, kind } of toasts.slice(shownCount.current)) enqueueSnackbar(message, { variant: kind });
    shownCount.current = toasts.length;
  }, [toasts]);
  return (
    <div ref={layer} popover="manual" className={styles.layer}>
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={TOAST_MS}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        classes={containerClasses}
        Components={{ success: ToastCard, error: ToastCard, info: ToastCard }}
      />
    </div>
  );
}
