import { type ComponentType, useLayoutEffect, useState } from 'react';
import { lazyPart } from '#ui/waking/lazy-part.tsx';
import type { ShowToast, Toast } from './toast-kind.ts';

/** When the chunk is missing, as after a deploy, there is no toast; the page shows outcomes anyway. */
const ToastStack = lazyPart(
  (): Promise<{ default: ComponentType<{ readonly toasts: readonly Toast[]; readonly clearings: number }> }> =>
    import('./toast-stack.tsx').catch(() => ({ default: () => null })),
);

let add: (toast: Toast) => void = () => {};
let clear: () => void = () => {};

/** Shows a message for five seconds. The first message loads the library, not the page. */
export const toast: ShowToast = (message, kind) => add({ message, kind });

/** Takes errors off that are over, because what failed has succeeded. */
export const clearErrorToasts = (): void => clear();

/** Mounts the toasts once in the shell; empty until the first message. */
export function ToastHost() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [clearings, setClearings] = useState(0);
  // A layout effect, because effects of the pages inside the shell may already show a message.
  useLayoutEffect(() => {
    add = (next) => setToasts((before) => [...before, next]);
    clear = () => setClearings((before) => before + 1);
  }, []);
  return toasts.length === 0 ? null : <ToastStack toasts={toasts} clearings={clearings} />;
}
